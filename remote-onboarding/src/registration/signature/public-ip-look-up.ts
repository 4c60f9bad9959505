import { fetchPublicIp } from '@investor-portal/shared/partner-api/public-ip';
import { errorCatalogue } from '@investor-portal/shared/rules/error-catalogue';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';

/** One look-up of the visitor's public address, for one opening of the signature dialog. */
export interface PublicIpLookUp {
  /** '' until it is answered, and when it failed: nobody waits for it. */
  address: () => string;
  stop: () => void;
}

/** Whether the platform has such a look-up: who signs is told of it, and of none that does not happen. */
export function looksUpPublicIp(): boolean {
  return runtimeConfig().publicIpUrl !== undefined;
}

/**
 * Asks once (spec §4). A failure is logged and nothing else (spec §8): the look-up holds no loading flag, and the
 * signature is saved without the address.
 */
export function lookUpPublicIp(): PublicIpLookUp {
  const closing = new AbortController();
  let known = '';
  fetchPublicIp(closing.signal).then(
    (address) => {
      known = address;
    },
    (error: unknown) => {
      if (!closing.signal.aborted) console.warn(errorCatalogue.ipLookUpFailure.words, error);
    },
  );
  return { address: () => known, stop: () => closing.abort() };
}
