import { paths } from '@investor-portal/shared/routes/paths';
import { patterns } from '@investor-portal/shared/routes/patterns';

/** Any address that is not one of the portal's. */
export const otherRoute = 'other';

// Patterns with fewer parameters first: `campaign/:camGuid` is not `:id/:camGuid`.
const known = [...Object.values(paths), ...Object.values(patterns)]
  .filter((each) => typeof each === 'string')
  .sort((one, other) => parametersOf(one) - parametersOf(other));

/** Every route that telemetry may name. */
export const routePatterns: readonly string[] = [
  ...new Set(known),
  '/__components',
  '/__remotes',
  otherRoute,
];

/** The pattern of an address, without its parameters: `/main/portfolio/stock-position/:id`. */
export function routePattern(pathname: string): string {
  const path = pathname.replace(/^(.+)\/$/, '$1');
  return routePatterns.find((pattern) => matcherOf(pattern).test(path)) ?? otherRoute;
}

function parametersOf(pattern: string): number {
  return pattern.split(':').length;
}

function matcherOf(pattern: string): RegExp {
  return new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`);
}
