import { protocolVersion } from '@investor-portal/embed/messages';
import { contractVersion } from '@investor-portal/shared/contract/define-remote';

// The platform is the page around the portal or, in a web view, the portal's own window. `origins` are the configured
// `platformOrigins`. The document's first script uses this file too, so it must not import a library.

/** The messages of the platform's page that start or end a session (spec §1; shared/docs/embedding.md, 'Advanced'). */
const platformActions = ['bibo', 'portal:session-unavailable', 'portal:sign-out'] as const;

export interface PlatformData {
  action: (typeof platformActions)[number];
  value?: unknown;
  protocol?: unknown;
  /** Whether the page opens its sign-in at 'portal:sign-in-wanted'. */
  signIn?: unknown;
  /** The actions that the app around the page offers. */
  appActions?: unknown;
}

/** Whether a window message is one of these messages. The caller checks the sender and the value. */
export function isPlatformData(data: unknown): data is PlatformData {
  if (typeof data !== 'object' || data === null || !('action' in data)) return false;
  return platformActions.some((action) => action === data.action);
}

/** Says that the portal can receive a hand-over (shared/docs/embedding.md, 'Advanced'). */
export const readyEvent = {
  action: 'portal:ready' as const,
  value: { contract: contractVersion, protocol: protocolVersion },
};

/** The answer to 'portal:hello'; a platform that has received the first event ignores it. */
export const readyAgain = { ...readyEvent, repeated: true };

export function isFromPlatform(
  event: Pick<MessageEvent, 'origin' | 'source'>,
  origins: readonly string[],
): boolean {
  const platform = window.parent === window ? window : window.parent;
  return event.source === platform && origins.includes(event.origin);
}

/** Calls back with the value of each message of the platform that has this action. Returns a function that stops. */
export function onPlatformMessage(
  wanted: 'portal:appearance' | 'portal:hello' | 'portal:navigate',
  origins: readonly string[],
  take: (value: unknown) => void,
): () => void {
  const listener = (event: MessageEvent<{ action?: unknown; value?: unknown } | null>) => {
    if (event.data?.action === wanted && isFromPlatform(event, origins)) take(event.data.value);
  };
  window.addEventListener('message', listener);
  return () => window.removeEventListener('message', listener);
}
