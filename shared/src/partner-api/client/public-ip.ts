import ky from 'ky';
import * as v from 'valibot';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';

const publicIpAnswer = v.object({ ip: v.pipe(v.string(), v.ip()) });

/**
 * The visitor's public address, fetched from a third party while the signature dialog is open (spec §7). The third party
 * gets neither the bearer token nor the portal's address.
 * @returns '' when no lookup service is configured.
 * @throws on a network failure or an unexpected response; the caller logs 'Error fetching IP address' (spec §8).
 */
export async function fetchPublicIp(signal?: AbortSignal): Promise<string> {
  const { publicIpUrl } = runtimeConfig();
  if (!publicIpUrl) return '';
  const body = await ky(publicIpUrl, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    timeout: 10_000,
    retry: 0,
    ...(signal && { signal }),
  }).json();
  return v.parse(publicIpAnswer, body).ip;
}
