import { isOrigin } from '@investor-portal/shared/schema/config-checks';
import type { RuntimeConfig } from '@investor-portal/shared/session/runtime-config';

/** The result of one check. It names keys, addresses and codes, but never a value of a hand-over. */
export interface Finding {
  verdict: 'fine' | 'wrong' | 'note';
  what: string;
  says: string;
  change?: string;
}

export interface Section {
  title: string;
  findings: Finding[];
}

export function fine(what: string, says: string): Finding {
  return { verdict: 'fine', what, says };
}

export function wrong(what: string, says: string, change: string): Finding {
  return { verdict: 'wrong', what, says, change };
}

/** A finding that is neither fine nor wrong: something to know, or something that could not be checked. */
export function note(what: string, says: string): Finding {
  return { verdict: 'note', what, says };
}

/** Names an origin that the configuration does not list, and the line that lists it if it may. */
export function unlisted(
  what: string,
  says: string,
  { platformOrigins }: Pick<RuntimeConfig, 'platformOrigins'>,
  origin: string,
): Finding {
  return isOrigin(origin)
    ? wrong(what, says, `"platformOrigins": ${JSON.stringify([...platformOrigins, origin])}`)
    : wrong(what, says, 'Show the portal in a page of an https origin (shared/docs/web-views.md).');
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
