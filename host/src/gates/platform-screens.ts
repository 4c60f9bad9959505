import { paths } from '@investor-portal/shared/routes/paths';
import { readReturnTo, returnState } from './destination';
import { navigator } from '../navigation/portal-history';
import { isPlatformMessage, notifyPlatform } from '../platform/platform';

/* Screens by name, for the platform's page. The names load when they are first needed, after the first screen. */
const loadNames = () => import(/* webpackChunkName: "screen-names" */ '../navigation/screen-names');

/** Tells the platform's page which screen is at an address. */
export async function reportScreen(pathname: string): Promise<void> {
  try {
    const { screenAt } = await loadNames();
    notifyPlatform({ action: 'portal:screen', value: { name: screenAt(pathname) } });
  } catch {
    // The names did not load, for example because the page is offline. The next screen tries again.
  }
}

/** Opens the screens that the platform's page asks for, as a link does. Returns a function that ends it. */
export function followNavigation(): () => void {
  const listener = (event: MessageEvent<{ action?: unknown; value?: unknown } | null>) => {
    if (event.data?.action !== 'portal:navigate' || !isPlatformMessage(event)) return;
    void open(event.data.value);
  };
  window.addEventListener('message', listener);
  return () => window.removeEventListener('message', listener);
}

async function open(value: unknown): Promise<void> {
  const { addressOf } = await loadNames();
  const address = addressOf(value);
  const { pathname, search } = window.location;
  if (!address) console.warn('The page asked for a screen that the portal does not know.');
  // The welcome screen opens the address in its history state after the hand-over.
  else if (pathname === paths.acceptance && readReturnTo(returnState(address)))
    navigator.replace(paths.acceptance, returnState(address));
  // The query of the registration is the step at which the investor is.
  else if (address !== pathname + (pathname === paths.registration ? '' : search))
    navigator.push(address);
}
