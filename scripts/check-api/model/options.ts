import type { RuntimeConfig } from '@investor-portal/shared/session/runtime-config';

/** What one run needs to know. */
export interface Options {
  /** The partner API's address, as in the portal's configuration. */
  api: string;
  /** The partner's code of the hand-over. */
  code: string;
  externalReferenceCode: string;
  token: string;
  /** A token that has expired, if there is one to try. */
  expiredToken?: string | undefined;
  /** A commitment of another investor, if one is known. */
  strangerCommitment?: string | undefined;
  /** The host's origin, from which browsers will call. */
  origin: string;
  config: RuntimeConfig;
  /** Requests a second. */
  rate: number;
  /** Longer to the first byte is worth a word. */
  slowMs: number;
  /** The campaign that the checks that write may commit to; without it, nothing is written. */
  campaign?: string | undefined;
  signal: AbortSignal;
  /** What stands for the network; by default fetch. */
  network?: typeof fetch;
}
