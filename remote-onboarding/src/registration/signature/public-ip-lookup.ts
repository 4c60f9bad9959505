import * as v from 'valibot';
import { errorCatalogue } from '@investor-portal/shared/rules/error-catalogue';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';

export interface PublicIpLookup {
  /** The address is empty until the response arrives, and after a failure. Nothing waits for it. */
  address: () => string;
  stop: () => void;
}

const publicIpAnswer = v.object({ ip: v.pipe(v.string(), v.ip()) });

/** Whether the platform configured a lookup service. Investors are told about a lookup only if it happens. */
export function hasPublicIpLookup(): boolean {
  return runtimeConfig().publicIpUrl !== undefined;
}

/** Shows an IPv4 address in IPv6 notation as an ordinary IPv4 address. Other addresses do not change. */
export function readableAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/**
 * Starts one lookup of the visitor's public IP address (spec §4) if the platform configured a service. A failure is only
 * logged (spec §8), and the signature is saved without an address.
 */
export function lookUpPublicIp(): PublicIpLookup {
  const { publicIpUrl } = runtimeConfig();
  const abort = new AbortController();
  let address = '';
  const lookUp = async (url: string) => {
    try {
      address = readableAddress(await fetchPublicIp(url, abort.signal));
    } catch (error) {
      if (!abort.signal.aborted) console.warn(errorCatalogue.ipLookupFailure.message, error);
    }
  };
  if (publicIpUrl) void lookUp(publicIpUrl);
  return { address: () => address, stop: () => abort.abort() };
}

/**
 * The lookup service must get neither the bearer token nor the portal's address, so this does not use the partner API's
 * client.
 */
async function fetchPublicIp(publicIpUrl: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(publicIpUrl, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal,
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return v.parse(publicIpAnswer, await response.json()).ip;
}
