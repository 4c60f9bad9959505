import type { MountOptions } from '@investor-portal/embed/embed-types';
import { appActionNames, destinations } from '@investor-portal/embed/messages';
import { checkAppearance } from './check-appearance';
import { checkNames, wrong } from './wrong-option';

type Caller = 'mount' | 'attach' | 'preload' | 'signOut';

interface Option {
  /** Ends the sentence "It takes …". */
  takes: string;
  accepts: (value: unknown) => boolean;
  neededBy?: readonly Caller[];
}

const isFunction = (value: unknown) => typeof value === 'function';

const oneOf = (...names: readonly string[]): Option => ({
  takes: names.map((name) => `"${name}"`).join(' or '),
  accepts: (value) => names.some((name) => name === value),
});

const table: Readonly<Record<Exclude<keyof MountOptions, 'appearance'>, Option>> = {
  portalUrl: {
    takes: 'the whole address of the portal, such as "https://portal.example"',
    accepts: isWebAddress,
    neededBy: ['mount', 'attach', 'preload', 'signOut'],
  },
  getPartnerDetails: {
    takes: 'a function that returns the details of whoever is signed in, or null',
    accepts: isFunction,
    neededBy: ['mount', 'attach'],
  },
  onEvent: { takes: 'a function that is called with each event', accepts: isFunction },
  height: oneOf('fill', 'auto'),
  appActions: {
    takes: 'an object whose file, open and print are functions',
    accepts: isAppActions,
  },
};

/**
 * Reads the portal's address from the options of a call.
 * @throws an error that names the first option that is unknown, missing or wrong, and says what it takes. Also throws if the
 * page is of an origin that cannot show the portal.
 */
export function checkOptions(caller: Caller, options: unknown): URL {
  // The configuration cannot allow an app's own scheme, or "null", the origin of files and sandboxed frames.
  if (!isWebAddress(window.origin))
    throw new Error(
      `InvestorPortal.${caller}: this page's origin is ${window.origin}. It has to be an https or http origin.`,
    );
  if (typeof options !== 'object' || options === null)
    throw wrong(caller, 'options', options, 'an object with portalUrl and getPartnerDetails');
  const given: Readonly<Record<string, unknown>> = { ...options };
  // Names are checked first. If a name is misspelt, the right one is missing too, and the error should name the wrong one.
  checkNames(caller, given, [...Object.keys(table), 'appearance']);
  for (const [name, { takes, accepts, neededBy }] of Object.entries(table)) {
    const isNeeded = neededBy?.includes(caller);
    if (given[name] === undefined ? isNeeded : !accepts(given[name]))
      throw wrong(caller, name, given[name], takes);
  }
  checkAppearance(caller, given['appearance']);
  return new URL(String(given['portalUrl']));
}

/** @throws if an option is given that `update` cannot change, or if its value is wrong. */
export function checkUpdate(options: unknown): void {
  const takes = 'an object with appearance';
  if (Object(options) !== options) throw wrong('update', 'options', options, takes);
  const given: Readonly<Record<string, unknown>> = { ...(options as object) };
  checkNames('update', given, ['appearance']);
  checkAppearance('update', given['appearance']);
}

/** @throws unless it is an element of a page. */
export function checkElement(caller: Caller, element: unknown): void {
  const isElement = (element as Partial<Node> | null | undefined)?.nodeType === 1;
  const takes = 'an element, such as document.getElementById("portal") once the page has it';
  if (!isElement) throw wrong(caller, 'element', element, takes);
}

/** @throws unless `navigate` knows the screen, and is given what it needs. */
export function checkDestination(screen: unknown, details: object | null): void {
  const names = Object.keys(destinations);
  const needed = Object.entries(destinations).find(([name]) => name === screen)?.[1];
  if (!needed)
    throw new Error(
      `InvestorPortal.navigate: unknown screen ${String(screen)}. Known are ${names.join(', ')}.`,
    );
  const given: Readonly<Record<string, unknown>> = { ...details };
  for (const name of needed)
    if (typeof given[name] !== 'string' || !given[name])
      throw wrong(
        'navigate',
        name,
        given[name],
        `the guid of the ${name === 'guid' ? String(screen) : name}`,
      );
}

function isAppActions(value: unknown): boolean {
  const names: readonly string[] = appActionNames;
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(
      ([name, action]) => names.includes(name) && (action === undefined || isFunction(action)),
    )
  );
}

// A frame of another scheme, such as javascript:, would run in the page's own origin.
function isWebAddress(value: unknown): boolean {
  try {
    return typeof value === 'string' && /^https?:$/.test(new URL(value).protocol);
  } catch {
    return false;
  }
}
