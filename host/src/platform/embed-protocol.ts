/*
 * What the portal and the page that embeds it agree on. No imports: the document's first script and embed.js use it too.
 */

/** The messages the embedding page may send (spec §1; shared/docs/architecture.md, 'Embedding'). */
export const partnerActions = ['bibo', 'portal:session-unavailable', 'portal:sign-out'] as const;

export interface PartnerData {
  action: (typeof partnerActions)[number];
  value?: unknown;
}

/** Whether a window message has the shape of one of them. The caller checks the sender and the value. */
export function isPartnerData(data: unknown): data is PartnerData {
  if (typeof data !== 'object' || data === null || !('action' in data)) return false;
  return partnerActions.some((action) => action === data.action);
}

/** Ends the address of a frame that nobody has opened yet (host/src/embed/preload.ts). */
export const preloadHash = '#investor-portal-preload';
