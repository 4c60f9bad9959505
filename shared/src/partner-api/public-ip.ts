import ky from 'ky';
import * as v from 'valibot';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';

export const publicIpAnswer = v.object({ ip: v.pipe(v.string(), v.ip()) });

/**
 * The visitor's public address, asked of a third party while the signature dialog is open (spec §7). It gets
 * neither the bearer token nor the portal's address.
 * @returns '' when no look-up service is configured.
 * @throws what the network or the answer's shape threw; the caller logs 'Error fetching IP address' (spec §8).
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
