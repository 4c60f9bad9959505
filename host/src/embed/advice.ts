import {
  codeText,
  isBearerToken,
  isReference,
} from '@investor-portal/shared/session-rules/usable-session';
import type { PartnerDetails } from './embed-types';

/** After this, whatever keeps the portal from starting will not pass by itself. */
export const readyWithinMs = 10_000;

/** Tells the platform's engineers, in the console alone, where they can read why (host/src/doctor). */
export function advise({ origin }: URL, problem: string): void {
  const doctor = `${origin}/__doctor?platform=${encodeURIComponent(window.location.origin)}`;
  console.error(
    `InvestorPortal: ${problem} ${doctor} says why where its configuration has "doctor": true.`,
  );
}

/** The key of what `getPartnerDetails` returned that the portal cannot use (readings S9); never its value. */
export function unusablePart(details: Partial<PartnerDetails> | undefined): string | undefined {
  if (typeof details !== 'object') return 'details';
  if (codeText(details.code) === undefined) return 'code';
  if (!isReference(codeText(details.externalReferenceCode))) return 'externalReferenceCode';
  return isBearerToken(details.tokenDetails?.access_token)
    ? undefined
    : 'tokenDetails.access_token';
}
