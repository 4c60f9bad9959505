import type { MountOptions } from '@investor-portal/embed/embed-types';
import { pathOf, type Destination } from '@investor-portal/embed/destinations';

type Caller = 'mount' | 'signOut' | 'navigate';

export function needs(caller: Caller, what: string): Error {
  return new Error(`InvestorPortal.${caller} needs ${what}.`);
}

export const unmounted = (call: string) =>
  new Error(`InvestorPortal: ${call}() does nothing, because this portal was unmounted.`);

export function checkOptions(caller: Caller, options: Partial<MountOptions> | undefined): URL {
  const { portalUrl, getPartnerDetails } = options ?? {};
  const url = webAddress(portalUrl);
  const example = 'the whole address of the portal, such as https://portal.example';
  if (!url) throw needs(caller, `portalUrl: ${example}`);
  if (caller === 'mount' && typeof getPartnerDetails !== 'function')
    throw needs(caller, 'getPartnerDetails: a function');
  return url;
}

export function checkDestination(caller: Caller, destination: Destination): string {
  const path = pathOf(destination);
  const given = JSON.stringify(destination);
  if (path === null) throw needs(caller, `a screen that it knows, with its guids, not ${given}`);
  return path;
}

// A frame of another scheme, such as javascript:, would run in the page's own origin.
export function webAddress(address: unknown): URL | undefined {
  try {
    const url = new URL(String(address));
    return /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}
