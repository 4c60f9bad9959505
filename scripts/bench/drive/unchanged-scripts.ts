import type { Change } from '../releases/changes.ts';

/** The scripts among these that belong to no app that the release changed. */
export function unchangedScripts<T extends { url: string }>(
  change: Change,
  scripts: readonly T[],
  host: string,
): T[] {
  const belongs = {
    none: () => false,
    host: (url: string) => url.startsWith(`${host}/`),
    remote: isOfOpportunities,
    library: isOfOpportunities,
  } satisfies Record<Change, (url: string) => boolean>;
  return scripts.filter(({ url }) => !belongs[change](url));
}

function isOfOpportunities(url: string): boolean {
  return new URL(url).pathname.includes('/opportunities/');
}
