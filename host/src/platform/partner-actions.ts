/** What the embedding page may tell the portal (spec §1, design.md 'Embedding'). */
export const partnerActions = ['bibo', 'portal:session-unavailable', 'portal:sign-out'] as const;

export interface PartnerData {
  action: (typeof partnerActions)[number];
  value?: unknown;
}

/** Does a window message claim to be one of them? Who sent it is another question, and what it holds a third. */
export function isPartnerData(data: unknown): data is PartnerData {
  if (typeof data !== 'object' || data === null || !('action' in data)) return false;
  return partnerActions.some((action) => action === data.action);
}
