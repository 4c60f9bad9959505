import { isBearerToken, isReference } from '@investor-portal/shared/session-rules/usable-session';
import { isFromEmbedder } from '../platform/embedder';
import { isPartnerData } from '../platform/partner-actions';
import type { Handover } from './prefetch-first-screen';

/** Limits the buffer; messages from other pages get less room, so that the embedder's always fit. */
const maxMessages = 20;
const maxForeignMessages = 5;

export interface MessageBuffer {
  /** Everything addressed to the portal, whoever sent it; the portal checks the sender. */
  messages: MessageEvent[];
  stop: () => void;
}

/** Buffers messages until the portal listens. `onHandover` receives the embedding page's first valid hand-over. */
export function bufferHandoverMessages(
  origins: readonly string[],
  onHandover: (handover: Handover) => void,
): MessageBuffer {
  const messages: MessageEvent[] = [];
  let notified = false;
  const listener = (event: MessageEvent) => {
    if (!isPartnerData(event.data)) return;
    const trusted = isFromEmbedder(event, origins);
    if (messages.length >= (trusted ? maxMessages : maxForeignMessages)) return;
    messages.push(event);
    const { action, value } = event.data;
    const handover = trusted && action === 'bibo' ? parseHandover(value) : undefined;
    if (notified || !handover) return;
    notified = true;
    onHandover(handover);
  };
  window.addEventListener('message', listener);
  return { messages, stop: () => window.removeEventListener('message', listener) };
}

// Checks only what a request needs; host/src/handover/partner-message.ts reports what is wrong.
function parseHandover(value: unknown): Handover | undefined {
  try {
    const details: unknown = JSON.parse(String(value));
    return isComplete(details) ? details : undefined;
  } catch {
    return undefined;
  }
}

function isComplete(details: unknown): details is Handover {
  if (typeof details !== 'object' || !details) return false;
  const { code, externalReferenceCode, tokenDetails } = details as Partial<Handover>;
  return (
    typeof code === 'string' &&
    isReference(externalReferenceCode) &&
    isBearerToken(tokenDetails?.access_token)
  );
}
