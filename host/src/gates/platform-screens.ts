import { paths } from '@investor-portal/shared/routes/paths';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { readReturnTo } from './destination';
import { currentPosition, navigator } from '../navigation/PortalRouter';
import { loadCode, notifyPlatform } from '../platform/platform';
import { onPlatformMessage } from '../platform/platform-messages';

/* Screens by name, for the platform's page. The names load when they are first needed, after the first screen. */
const loadNames = () => import(/* webpackChunkName: "screen-names" */ '../navigation/screen-names');

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
  return onPlatformMessage('portal:navigate', runtimeConfig().platformOrigins, open);
}

let openCount = 0;

function open(value: unknown): void {
  const count = ++openCount;
  const from = currentPosition().location;
  const isWanted = (isLate: boolean) =>
    !isLate || (count === openCount && from === currentPosition().location);
  void loadCode(
    loadNames,
    // An investor who has gone elsewhere while the names did not load stays there.
    ({ pathOf }, isLate) => isWanted(isLate) && openAddress(pathOf(value)),
    { source: 'navigate', reason: 'The names of the screens did not load.' },
  );
}

function openAddress(address: string | null): void {
  const { pathname, search } = window.location;
  if (!address) console.warn('The page asked for a screen that the portal does not know.');
  // The welcome screen opens the address in its history state after the hand-over.
  else if (pathname === paths.acceptance && readReturnTo({ returnTo: address }))
    navigator.replace(paths.acceptance, { returnTo: address });
  // The query of the registration is the step at which the investor is.
  else if (address !== pathname + (pathname === paths.registration ? '' : search))
    navigator.push(address);
}
