/** At which address others find this server: where the page itself came from, unless that is a name only this machine knows. */
import { ask } from "../page/ask";

const OWN = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.+\.localhost)$/;

export class Reach {
  /** The beginning of a link; null where nobody else can come. */
  origin: string | null = $state(OWN.test(location.hostname) ? null : location.origin);
  /** Whether it is known by now. */
  known: boolean = $state(!OWN.test(location.hostname));

  constructor() {
    if (this.known) return;
    ask<{ addresses: string[] }>("/api/reach").then(
      ({ addresses }) => {
        this.origin = addresses[0] ?? null;
        this.known = true;
      },
      () => (this.known = true),
    );
  }
}
