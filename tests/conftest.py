"""What holds for all tests."""

from hypothesis import settings

# A busy machine is not a failure.
settings.register_profile("jantaku", deadline=None)
settings.load_profile("jantaku")
