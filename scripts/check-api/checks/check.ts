import type { Client } from '../client/client';
import type { Outcome } from '../model/finding';
import type { Options } from '../model/options';
import type { Sample } from '../reading/sample';

/** The data of a check: the reads so far, and a client for further requests. */
export interface CheckRun {
  client: Client;
  options: Options;
  sample: Sample;
}

/** A check of one property of an API. Add it to `all-checks.ts`, which is the only list of checks. */
export interface Check {
  id: string;
  title: string;
  run: (context: CheckRun) => Outcome | Promise<Outcome>;
}
