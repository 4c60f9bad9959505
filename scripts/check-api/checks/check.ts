import type { Client } from '../client/client';
import type { Outcome, Seen } from '../model/finding';
import type { Options } from '../model/options';
import type { Sample } from '../reading/sample';

/** What a check has at hand: the reads that were made, and a client for more. */
export interface Visit {
  client: Client;
  options: Options;
  sample: Sample;
  /** What checks have found out about guesses, by number. */
  learnt: Map<number, Seen>;
}

/** One thing to look at. Add it to `all-checks.ts`; nothing else has to know of it. */
export interface Check {
  id: string;
  title: string;
  run: (visit: Visit) => Outcome | Promise<Outcome>;
}
