import type { RuntimeConfig } from '@investor-portal/shared/session/runtime-config';

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
