import type { ExternalDetails } from '@investor-portal/shared/session/session';
import {
  codeText,
  isBearerToken,
  isReference,
} from '@investor-portal/shared/session-rules/usable-session';
import { isFromPlatform, isPlatformData, type PlatformData } from '../platform/platform-messages';
import type { Handover } from './prefetch-reads';

/** Messages from other pages get a smaller part of the buffer, so that there is always room for the platform's. */
const maxMessages = 20;
const maxForeignMessages = 5;

/** A hand-over after this time is a renewal or comes after the first screen, in ms. */
const firstScreenMs = 30_000;

/**
 * Buffers hand-over and sign-out messages until `stop`. The portal checks their sender. `onNoSession` is called when the
 * platform's page says that it has no session, and `onHandover` with the first valid hand-over, even after `stop`.
 */
export function bufferHandoverMessages(
  origins: readonly string[],
  onHandover: (handover: Handover) => void,
  onNoSession: () => void,
) {
  const messages: MessageEvent[] = [];
  let buffering = true;
  let awaited: 'anything' | 'handover' | 'nothing' = 'anything';
  const listener = (event: MessageEvent) => {
    if (!isPlatformData(event.data)) return;
    const trusted = isFromPlatform(event, origins);
    if (buffering) {
      if (!trusted && messages.length >= maxForeignMessages) return;
      // Only the platform fills the buffer, and the latest of its messages counts.
      if (messages.length >= maxMessages) messages.shift();
      messages.push(event);
    } else if (performance.now() > firstScreenMs) awaited = 'nothing';
    if (trusted) prefetchFor(event.data);
    if (!buffering && awaited === 'nothing') window.removeEventListener('message', listener);
  };

  function prefetchFor({ action, value }: PlatformData) {
    const handover = action === 'bibo' ? parseHandover(value) : undefined;
    if (handover && awaited !== 'nothing') {
      awaited = 'nothing';
      onHandover(handover);
    } else if (buffering && action !== 'bibo' && awaited === 'anything') {
      // Once the portal listens, it sends the requests itself.
      awaited = 'handover';
      onNoSession();
    }
  }

  window.addEventListener('message', listener);
  const stop = () => void (buffering = false);
  return { messages, stop };
}

// Applies the rules of the portal's own schema. host/src/handover/handover-message.ts reports what is wrong.
function parseHandover(value: unknown): Handover | undefined {
  if (typeof value !== 'string') return undefined;
  try {
    const details = JSON.parse(value) as Partial<ExternalDetails>;
    const code = codeText(details.code);
    const externalReferenceCode = codeText(details.externalReferenceCode);
    const token = details.tokenDetails?.access_token;
    return code !== undefined && isReference(externalReferenceCode) && isBearerToken(token)
      ? { code, externalReferenceCode, token }
      : undefined;
  } catch {
    return undefined;
  }
}
