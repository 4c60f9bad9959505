import type { RuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import type { Client } from '../client/client';
import type { Outcome } from './finding';
import type { Sample } from '../reading/sample';

export interface Options {
  /** The partner API's address, as in the portal's configuration. */
  api: string;
  /** The partner's code, as in the hand-over. */
  code: string;
  externalReferenceCode: string;
  token: string;
  expiredToken?: string | undefined;
  /** The guid of another investor's commitment, if one is known. */
  strangerCommitment?: string | undefined;
  /** The origin of the host, from which browsers call the API. */
  origin: string;
  config: RuntimeConfig;
  /** The number of requests per second. */
  rate: number;
  /** The campaign in which the checks that write may commit. Without it, the run does not write. */
  campaign?: string | undefined;
  signal: AbortSignal;
  network?: typeof fetch;
}

/** The data of a check: the reads so far, and a client for further requests. */
export interface CheckRun {
  client: Client;
  options: Options;
  sample: Sample;
}

/** A check of one property of an API. Add it to `run.ts`, which is the only list of checks. */
export interface Check {
  id: string;
  title: string;
  run: (context: CheckRun) => Outcome | Promise<Outcome>;
}
