import {
  codeText,
  isBearerToken,
  isReference,
} from '@investor-portal/shared/session-rules/usable-session';
import type { PartnerDetails } from '@investor-portal/embed/embed-types';
import type { PortalEvent } from '@investor-portal/embed/messages';

/** A portal that is not ready after this time, in ms, counts as failed. */
export const readyWithinMs = 10_000;

function doctorOf({ origin }: URL, more = ''): string {
  return `${origin}/__doctor?platform=${encodeURIComponent(window.location.origin)}${more}`;
}

/** Tells the platform's engineers, in the console alone, where they can read why (host/src/doctor). */
export function advise(url: URL, problem: string, doctor = doctorOf(url)): void {
  console.error(
    `InvestorPortal: ${problem} ${doctor} says why where its configuration has "doctor": true.`,
  );
}

/** Says that the portal is not ready, and passes on to the doctor what only this page can know. */
export async function adviseNotReady(url: URL): Promise<PortalEvent> {
  const policy = await embedderPolicy();
  const late = `The portal is not ready after ${readyWithinMs / 1000} seconds.`;
  const doctor = doctorOf(url, policy && `&embedder-policy=${encodeURIComponent(policy)}`);
  const cause = policy
    ? ` This page sends Cross-Origin-Embedder-Policy: ${policy}, so the browser refuses the portal's frame.`
    : '';
  advise(url, late + cause, doctor);
  const reason = policy ? 'embedder-policy' : 'not-ready';
  return { action: 'embed:load-failed', value: { reason, doctor } };
}

/**
 * Returns this page's Cross-Origin-Embedder-Policy. With it, browsers refuse a frame whose document does not send the
 * header as well.
 */
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
