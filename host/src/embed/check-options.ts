import type { MountOptions } from '@investor-portal/embed/embed-types';
import { destinations } from '@investor-portal/embed/messages';

type Caller = 'mount' | 'signOut' | 'navigate';

/** Returns the error of a call that lacks something, or has something else in its place. */
export function needs(caller: Caller, what: string): Error {
  return new Error(`InvestorPortal.${caller} needs ${what}.`);
}

/**
 * Returns the portal's address.
 * @throws an error that names the option that is missing or wrong.
 */
export function checkOptions(caller: Caller, options: Partial<MountOptions> | undefined): URL {
  const { portalUrl, getPartnerDetails } = options ?? {};
  const url = webAddress(portalUrl);
  if (!url)
    throw needs(
      caller,
      'portalUrl: the whole address of the portal, such as https://portal.example',
    );
  if (caller === 'mount' && typeof getPartnerDetails !== 'function')
    throw needs(caller, 'getPartnerDetails: a function');
  return url;
}

/** @throws unless `navigate` knows the screen, and is given what it needs. */
export function checkDestination(screen: unknown, details: object | null): void {
  const needed = Object.entries(destinations).find(([name]) => name === screen)?.[1];
  if (!needed) throw needs('navigate', `a screen that it knows, not ${String(screen)}`);
  const given: Readonly<Record<string, unknown>> = { ...details };
  for (const name of needed)
    if (typeof given[name] !== 'string' || !given[name])
      throw needs('navigate', `${name} for the screen ${String(screen)}`);
}

// A frame of another scheme, such as javascript:, would run in the page's own origin.
function webAddress(address: unknown): URL | undefined {
  try {
    const url = new URL(String(address));
    return /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}
