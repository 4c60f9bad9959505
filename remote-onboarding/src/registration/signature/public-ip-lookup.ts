import { fetchPublicIp } from '@investor-portal/shared/partner-api/client/public-ip';
import { errorCatalogue } from '@investor-portal/shared/rules/error-catalogue';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';

/** A lookup of the visitor's public IP address, one each time the signature dialog opens. */
export interface PublicIpLookup {
  /** '' until the response arrives, or if it fails: nothing waits for it. */
  address: () => string;
  stop: () => void;
}

/** Whether the platform configured a lookup service. Signers are told about a lookup only if it happens. */
export function hasPublicIpLookup(): boolean {
  return runtimeConfig().publicIpUrl !== undefined;
}

/** An IPv4 address that is written as an IPv6 one is shown as people know it; any other stays as it is. */
export function readableAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/**
 * Starts one lookup (spec §4). A failure is only logged (spec §8): there is no loading flag to clear, and the
 * signature is saved without an address.
 */
export function lookUpPublicIp(): PublicIpLookup {
  const abort = new AbortController();
  let ipAddress = '';
  fetchPublicIp(abort.signal).then(
    (address) => {
      ipAddress = readableAddress(address);
    },
    (error: unknown) => {
      if (!abort.signal.aborted) console.warn(errorCatalogue.ipLookupFailure.message, error);
    },
  );
  return { address: () => ipAddress, stop: () => abort.abort() };
}
