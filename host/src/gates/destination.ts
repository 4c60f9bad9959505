import * as v from 'valibot';
import { paths } from '@investor-portal/shared/routes/paths';
import type { PageSession } from '@investor-portal/shared/session/page-session';

export interface Visit {
  pathname: string;
  search: string;
  /** The history's state. */
  state: unknown;
  session: PageSession;
  /** Whether the screen is one below `/main`. */
  needsSession: boolean;
  /** Undefined until the investor's details are known. */
  registered: boolean | undefined;
}

interface Redirect {
  to: string;
  state?: ReturnType<typeof returnState>;
}

/**
 * Where a visit leads before its screen may be shown: elsewhere, nowhere yet (`wait`), or to its own screen (`show`).
 * The welcome screen is only for visitors without a session and for investors who are known not to be registered; what an
 * investor asked for comes after the hand-over (readings S2, S3).
 */
export function destination(visit: Visit): Redirect | 'wait' | 'show' {
  const { pathname, search, session, registered } = visit;
  const isSignedIn = session.name === 'active';
  const returnTo = readReturnTo(visit.state);
  if (pathname === paths.root) {
    if (startedByHandover(session) && registered === undefined) return 'wait';
    const opensProfile = isSignedIn && (!startedByHandover(session) || registered);
    return { to: opensProfile ? paths.profile : paths.acceptance };
  }
  if (pathname === paths.acceptance) {
    if (!isSignedIn) return session.name === 'pending' ? 'wait' : 'show';
    if (returnTo) return { to: returnTo };
    if (registered === undefined) return 'wait';
    return registered ? { to: paths.profile } : 'show';
  }
  if (pathname === paths.registration) {
    if (!isSignedIn) return 'wait';
    return registered && returnTo ? { to: returnTo } : 'show';
  }
  if (isSignedIn || !visit.needsSession) return 'show';
  if (session.name === 'pending') return 'wait';
  return { to: paths.acceptance, state: returnState(pathname + search) };
}

/** The session began on this page with a hand-over, and no other screen has been opened since. */
export function startedByHandover(session: PageSession): boolean {
  return session.name === 'active' && session.startedByHandover;
}

// Only addresses inside the portal, because other scripts can write history state.
const stateSchema = v.object({ returnTo: v.pipe(v.string(), v.regex(/^\/main(?:[/?]|$)/)) });

/** The history state of the welcome screen, which holds the requested address (readings S3). */
export function returnState(returnTo: string): { returnTo: string } {
  return { returnTo };
}

export function readReturnTo(state: unknown): string | undefined {
  const parsed = v.safeParse(stateSchema, state);
  return parsed.success ? parsed.output.returnTo : undefined;
}
