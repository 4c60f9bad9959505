import * as v from 'valibot';
import { paths } from '@investor-portal/shared/routes/paths';
import type { PageSession } from '@investor-portal/shared/session/page-session';

export interface ScreenRequest {
  pathname: string;
  search: string;
  state: unknown;
  session: PageSession;
  needsSession: boolean;
  registered: boolean | undefined;
}

/** Only visitors and unregistered investors see the welcome screen. The requested screen follows it (readings S2, S3). */
export function destination(
  request: ScreenRequest,
): 'wait' | 'show' | { to: string; state?: { returnTo: string } } {
  const { pathname, search, session, registered } = request;
  const isSignedIn = session.name === 'active';
  const returnTo = readReturnTo(request.state);
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
  if (isSignedIn || !request.needsSession) return 'show';
  if (session.name === 'pending') return 'wait';
  return { to: paths.acceptance, state: { returnTo: pathname + search } };
}

/** Whether the session began on this page with a hand-over and no other screen has been opened since. */
export function startedByHandover(session: PageSession): boolean {
  return session.name === 'active' && session.startedByHandover;
}

// Other scripts can write history state, so only addresses inside the portal are accepted.
const stateSchema = v.object({ returnTo: v.pipe(v.string(), v.regex(/^\/main(?:[/?]|$)/)) });

export function readReturnTo(state: unknown): string | undefined {
  const parsed = v.safeParse(stateSchema, state);
  return parsed.success ? parsed.output.returnTo : undefined;
}
