import {
  codeText,
  isBearerToken,
  isReference,
} from '@investor-portal/shared/session-rules/usable-session';
import type { PartnerDetails } from './embed-types';

/** After this, whatever keeps the portal from starting will not pass by itself. */
export const readyWithinMs = 10_000;

/** Tells the platform's engineers, in the console alone, where they can read why (host/src/doctor). */
export function advise({ origin }: URL, problem: string, more = ''): void {
  const doctor = `${origin}/__doctor?platform=${encodeURIComponent(window.location.origin)}${more}`;
  console.error(
    `InvestorPortal: ${problem} ${doctor} says why where its configuration has "doctor": true.`,
  );
}

/** Says that the portal is not ready, and passes on to the doctor what only this page can know. */
export async function adviseNotReady(url: URL): Promise<void> {
  const policy = await embedderPolicy();
  const late = `The portal is not ready after ${readyWithinMs / 1000} seconds.`;
  if (!policy) return advise(url, late);
  const cause = `This page sends Cross-Origin-Embedder-Policy: ${policy}, so the browser refuses the portal's frame.`;
  advise(url, `${late} ${cause}`, `&embedder-policy=${encodeURIComponent(policy)}`);
}

/** With this header, browsers show no frame whose page does not send it, too. */
async function embedderPolicy(): Promise<string | undefined> {
  try {
    const { headers } = await fetch(window.location.href, { method: 'HEAD' });
    const [policy] = (headers.get('cross-origin-embedder-policy') ?? '').split(';');
    return policy === 'unsafe-none' ? undefined : policy;
  } catch {
    return undefined;
  }
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
