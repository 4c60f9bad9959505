import {
  codeText,
  isBearerToken,
  isReference,
} from '@investor-portal/shared/session-rules/usable-session';
import { isFromPlatform } from '../platform/platform-messages';
import { isPlatformData, type PlatformData } from '../platform/platform-messages';
import type { Handover } from './prefetch-reads';

/** Messages from other pages get a smaller part of the buffer, so that there is always room for the platform's. */
const maxMessages = 20;
const maxForeignMessages = 5;

/** A hand-over after this time is a renewal or comes after the first screen, in ms. */
const firstScreenMs = 30_000;

interface MessageBuffer {
  /** The buffered hand-over and sign-out messages. The portal checks the sender. */
  messages: MessageEvent[];
  /** Stops buffering. The first hand-over is still reported. */
  stop: () => void;
}

/**
 * `onNoSession` is called when the platform's page says that it has no session. `onHandover` is called with the first
 * valid hand-over, even if the portal listens already.
 */
export function bufferHandoverMessages(
  origins: readonly string[],
  onHandover: (handover: Handover) => void,
  onNoSession: () => void,
): MessageBuffer {
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
  return {
    messages,
    stop: () => {
      buffering = false;
    },
  };
}

// Applies the rules of the portal's own schema. host/src/handover/handover-message.ts reports what is wrong.
function parseHandover(value: unknown): Handover | undefined {
  if (typeof value !== 'string') return undefined;
  try {
    const details = JSON.parse(value) as Partial<Handover>;
    const code = codeText(details.code);
    const externalReferenceCode = codeText(details.externalReferenceCode);
    const access_token = details.tokenDetails?.access_token;
    if (code === undefined || !isReference(externalReferenceCode) || !isBearerToken(access_token))
      return undefined;
    return { code, externalReferenceCode, tokenDetails: { access_token } };
  } catch {
    return undefined;
  }
}
