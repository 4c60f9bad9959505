import { paths, patterns } from '@investor-portal/shared/routes/paths';

/** The route that is reported for an address that matches no known pattern. */
export const otherRoute = 'other';

// Patterns with fewer parameters come first, so that `campaign/:camGuid` does not match `:id/:camGuid`.
const known = [...Object.values(paths), ...Object.values(patterns)]
  .filter((each) => typeof each === 'string')
  .sort((one, other) => parametersOf(one) - parametersOf(other));

export const routePatterns: readonly string[] = [...new Set(known), '/__remotes', otherRoute];

/** Returns the pattern of an address without its parameters, such as `/main/portfolio/stock-position/:id`. */
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
