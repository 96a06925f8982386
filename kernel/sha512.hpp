// SHA-512 (FIPS 180-4) of short messages. Hashes of the standard library cost a call each, and a wall takes nine of them.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <utility>

namespace jantaku {

// The first 64 bits behind the point of the cube roots of the first 80 primes.
inline constexpr std::array<std::uint64_t, 80> SHA512_ROUNDS{
    0x428a2f98d728ae22, 0x7137449123ef65cd, 0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc, 0x3956c25bf348b538,
    0x59f111f1b605d019, 0x923f82a4af194f9b, 0xab1c5ed5da6d8118, 0xd807aa98a3030242, 0x12835b0145706fbe,
    0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2, 0x72be5d74f27b896f, 0x80deb1fe3b1696b1, 0x9bdc06a725c71235,
    0xc19bf174cf692694, 0xe49b69c19ef14ad2, 0xefbe4786384f25e3, 0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65,
    0x2de92c6f592b0275, 0x4a7484aa6ea6e483, 0x5cb0a9dcbd41fbd4, 0x76f988da831153b5, 0x983e5152ee66dfab,
    0xa831c66d2db43210, 0xb00327c898fb213f, 0xbf597fc7beef0ee4, 0xc6e00bf33da88fc2, 0xd5a79147930aa725,
    0x06ca6351e003826f, 0x142929670a0e6e70, 0x27b70a8546d22ffc, 0x2e1b21385c26c926, 0x4d2c6dfc5ac42aed,
    0x53380d139d95b3df, 0x650a73548baf63de, 0x766a0abb3c77b2a8, 0x81c2c92e47edaee6, 0x92722c851482353b,
    0xa2bfe8a14cf10364, 0xa81a664bbc423001, 0xc24b8b70d0f89791, 0xc76c51a30654be30, 0xd192e819d6ef5218,
    0xd69906245565a910, 0xf40e35855771202a, 0x106aa07032bbd1b8, 0x19a4c116b8d2d0c8, 0x1e376c085141ab53,
    0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8, 0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb, 0x5b9cca4f7763e373,
    0x682e6ff3d6b2b8a3, 0x748f82ee5defb2fc, 0x78a5636f43172f60, 0x84c87814a1f0ab72, 0x8cc702081a6439ec,
    0x90befffa23631e28, 0xa4506cebde82bde9, 0xbef9a3f7b2c67915, 0xc67178f2e372532b, 0xca273eceea26619c,
    0xd186b8c721c0c207, 0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178, 0x06f067aa72176fba, 0x0a637dc5a2c898a6,
    0x113f9804bef90dae, 0x1b710b35131c471b, 0x28db77f523047d84, 0x32caab7b40c72493, 0x3c9ebe0a15c9bebc,
    0x431d67c49c100d4c, 0x4cc5d4becb3e42b6, 0x597f299cfc657e2a, 0x5fcb6fab3ad6faec, 0x6c44198c4a475817};
// The same of the square roots of the first eight.
inline constexpr std::array<std::uint64_t, 8> SHA512_START{
    0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1, 0x510e527fade682d1,
    0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179};

inline std::uint64_t big_endian(const unsigned char* bytes) {
    std::uint64_t word = 0;
    for (int byte = 0; byte < 8; ++byte) word = word << 8 | bytes[byte];
    return word;
}

using Sha512Words = std::array<std::uint64_t, 80>;

inline Sha512Words sha512_words(const unsigned char* block) {
    Sha512Words words;
    for (std::size_t i = 0; i < 16; ++i) words[i] = big_endian(block + 8 * i);
    for (std::size_t i = 16; i < 80; ++i) {
        const std::uint64_t early = words[i - 15], late = words[i - 2];
        words[i] = words[i - 16] + words[i - 7] + (std::rotr(early, 1) ^ std::rotr(early, 8) ^ early >> 7) +
                   (std::rotr(late, 19) ^ std::rotr(late, 61) ^ late >> 6);
    }
    return words;
}

inline void sha512_block(std::array<std::uint64_t, 8>& state, const Sha512Words& words) {
    auto now = state;
    for (std::size_t first = 0; first < 80; first += 8) {
        // In each round the eight words move on by one: here the names move, so that the words can stay where they are.
        const auto round = [&]<std::size_t turn>(std::integral_constant<std::size_t, turn>) {
            const auto at = [](std::size_t place) { return (place + 8 - turn) % 8; };
            const std::uint64_t a = now[at(0)], b = now[at(1)], c = now[at(2)], e = now[at(4)], f = now[at(5)], g = now[at(6)];
            const std::uint64_t one = now[at(7)] + (std::rotr(e, 14) ^ std::rotr(e, 18) ^ std::rotr(e, 41)) + ((e & f) ^ (~e & g)) +
                                      SHA512_ROUNDS[first + turn] + words[first + turn];
            now[at(3)] += one;
            now[at(7)] = one + (std::rotr(a, 28) ^ std::rotr(a, 34) ^ std::rotr(a, 39)) + ((a & b) ^ (a & c) ^ (b & c));
        };
        [&]<std::size_t... turns>(std::index_sequence<turns...>) { (round(std::integral_constant<std::size_t, turns>{}), ...); }(std::make_index_sequence<8>{});
    }
    for (std::size_t i = 0; i < 8; ++i) state[i] += now[i];
}

// The digests of messages that are all of one size. How a message of whole blocks ends is always the same then.
class Sha512 {
public:
    static constexpr std::size_t DIGEST = 64;

    explicit Sha512(std::size_t size) : size_(size), left_(size % BLOCK) {
        rest_[left_] = 0x80;
        for (std::size_t byte = 0; byte < 8; ++byte)
            rest_[padded() - 1 - byte] = static_cast<unsigned char>(std::uint64_t(size) * 8 >> 8 * byte);
        last_ = sha512_words(rest_.data());
    }

    void digest(const unsigned char* message, unsigned char* digest) const {
        auto state = SHA512_START;
        for (std::size_t done = 0; done + BLOCK <= size_; done += BLOCK) sha512_block(state, sha512_words(message + done));
        if (left_ == 0) {
            sha512_block(state, last_);
        } else {
            auto rest = rest_;
            std::memcpy(rest.data(), message + size_ - left_, left_);
            for (std::size_t at = 0; at < padded(); at += BLOCK) sha512_block(state, sha512_words(rest.data() + at));
        }
        for (std::size_t i = 0; i < DIGEST; ++i) digest[i] = static_cast<unsigned char>(state[i / 8] >> (56 - 8 * (i % 8)));
    }

private:
    static constexpr std::size_t BLOCK = 128;

    std::size_t padded() const { return left_ + 17 <= BLOCK ? BLOCK : 2 * BLOCK; }

    std::size_t size_, left_;
    std::array<unsigned char, 2 * BLOCK> rest_{};
    Sha512Words last_;
};

}  // namespace jantaku
