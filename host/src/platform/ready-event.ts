import { contractVersion } from '@investor-portal/shared/contract/define-remote';

/** The portal can receive a hand-over (design.md, 'Embedding'). */
export const readyEvent = {
  action: 'portal:ready' as const,
  value: { contract: contractVersion },
};
