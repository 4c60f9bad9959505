import * as v from 'valibot';
import { errorCatalogue } from '@investor-portal/shared/rules/error-catalogue';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';

export interface PublicIpLookup {
  /** The address is empty until the response arrives, and after a failure. Nothing waits for it. */
  address: () => string;
  stop: () => void;
}

const publicIpAnswer = v.object({ ip: v.pipe(v.string(), v.ip()) });

/** A service that takes longer does not answer. */
const timeoutMs = 10_000;

/** Starts one lookup of the visitor's address (spec §4) if there is a service. A failure is only logged (spec §8). */
export function lookUpPublicIp(): PublicIpLookup {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  let stopped = false;
  let address = '';
  const fetchAddress = async (url: string) => {
    // The service must get neither the token nor the portal's address, so this does not use the partner API's client.
    const response = await fetch(url, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: abort.signal,
    });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const { ip } = v.parse(publicIpAnswer, await response.json());
    // An IPv4 address in IPv6 notation becomes an ordinary IPv4 address.
    address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  };
  const { publicIpUrl } = runtimeConfig();
  if (publicIpUrl)
    fetchAddress(publicIpUrl).catch((error: unknown) => {
      if (!stopped) console.warn(errorCatalogue.ipLookupFailure.message, error);
    });
  const stop = () => {
    stopped = true;
    clearTimeout(timer);
    abort.abort();
  };
  return { address: () => address, stop };
}
