import type { MountOptions } from '@investor-portal/embed/embed-types';
import { destinations } from '@investor-portal/embed/messages';
import { didYouMean } from './did-you-mean';

type Caller = 'mount' | 'attach' | 'preload';

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

const table: Readonly<Record<keyof MountOptions, Option>> = {
  portalUrl: {
    takes: 'the whole address of the portal, such as "https://portal.example"',
    accepts: isWebAddress,
    neededBy: ['mount', 'attach', 'preload'],
  },
  getPartnerDetails: {
    takes: 'a function that returns the details of whoever is signed in, or null',
    accepts: isFunction,
    neededBy: ['mount', 'attach'],
  },
  onEvent: { takes: 'a function that is called with each event', accepts: isFunction },
  height: oneOf('fill', 'auto'),
  appearance: oneOf('light', 'dark', 'system'),
};

/**
 * Reads the portal's address from the options of a call.
 * @throws an error that names the first option that is unknown, missing or wrong, and says what it takes.
 */
export function checkOptions(caller: Caller, options: unknown): URL {
  if (typeof options !== 'object' || options === null)
    throw wrong(caller, 'options', options, 'an object with portalUrl and getPartnerDetails');
  const given: Readonly<Record<string, unknown>> = { ...options };
  // First: where a name is misspelt, the right one is missing as well.
  const names = Object.keys(table);
  for (const name of Object.keys(given))
    if (!names.includes(name))
      throw new Error(
        `InvestorPortal.${caller}: unknown option ${name}. ${didYouMean(name, names)}`,
      );
  for (const [name, { takes, accepts, neededBy }] of Object.entries(table)) {
    const isNeeded = neededBy?.includes(caller);
    if (given[name] === undefined ? isNeeded : !accepts(given[name]))
      throw wrong(caller, name, given[name], takes);
  }
  return new URL(String(given['portalUrl']));
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
      `InvestorPortal.navigate: unknown screen ${String(screen)}. ${didYouMean(String(screen), names)}`,
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

function wrong(caller: Caller | 'navigate', name: string, value: unknown, takes: string): Error {
  const is =
    typeof value === 'string'
      ? `"${value.slice(0, 80)}"`
      : Object(value) === value
        ? `a value of type ${typeof value}`
        : String(value);
  return new Error(`InvestorPortal.${caller}: ${name} is ${is}. It takes ${takes}.`);
}

// A frame of another scheme, such as javascript:, would run in the page's own origin.
function isWebAddress(value: unknown): boolean {
  try {
    return typeof value === 'string' && /^https?:$/.test(new URL(value).protocol);
  } catch {
    return false;
  }
}
