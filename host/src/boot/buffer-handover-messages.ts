import { isBearerToken, isReference } from '@investor-portal/shared/session-rules/usable-session';
import { isFromEmbedder } from '../platform/embedder';
import { isPartnerData } from '../platform/partner-actions';
import type { Handover } from './prefetch-first-screen';

/** So many are kept for the portal; of other pages fewer, so that the embedder's always finds room. */
const mostMessages = 20;
const mostOfOthers = 5;

export interface Heard {
  /** Everything that claims to be for the portal, whoever sent it: the portal judges it. */
  messages: MessageEvent[];
  stop: () => void;
}

/** Listens to the embedding page until the portal does; `onHandover` is told the first one of the embedding page. */
export function bufferHandoverMessages(
  origins: readonly string[],
  onHandover: (handover: Handover) => void,
): Heard {
  const messages: MessageEvent[] = [];
  let told = false;
  const listener = (event: MessageEvent) => {
    if (!isPartnerData(event.data)) return;
    const known = isFromEmbedder(event, origins);
    if (messages.length >= (known ? mostMessages : mostOfOthers)) return;
    messages.push(event);
    const { action, value } = event.data;
    const handover = known && action === 'bibo' ? detailsOf(value) : undefined;
    if (told || !handover) return;
    told = true;
    onHandover(handover);
  };
  window.addEventListener('message', listener);
  return { messages, stop: () => window.removeEventListener('message', listener) };
}

// As much of host/src/handover/partner-message.ts as a request needs: what is wrong with it is told there.
function detailsOf(value: unknown): Handover | undefined {
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
