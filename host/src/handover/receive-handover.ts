import { mutate } from 'swr';
import {
  externalAtom,
  externalCodeAtom,
  forgetSession,
  type ExternalDetails,
} from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { isPlatformMessage } from './platform';
import { readPartnerMessage } from './partner-message';

type Receiver = (details: ExternalDetails, change: 'new' | 'renewed' | 'other-investor') => void;

const receivers = new Set<Receiver>();
const reported = new Set<string>();

/** Called after each hand-over, when the session atoms already hold it. */
export function onHandover(receiver: Receiver): () => void {
  receivers.add(receiver);
  return () => void receivers.delete(receiver);
}

/** Listens for 'bibo' for as long as the page lives (spec §1). */
export function listenForHandover(): () => void {
  const listener = (event: MessageEvent) => {
    const message = readPartnerMessage(event.data);
    if (message.kind === 'foreign') return;
    if (!isPlatformMessage(event))
      return reportOnce(`A hand-over from ${event.origin} was refused.`);
    if (message.kind === 'malformed') return reportOnce(`A hand-over is ${message.reason}.`);
    accept(message.details);
  };
  window.addEventListener('message', listener);
  return () => window.removeEventListener('message', listener);
}

function accept(details: ExternalDetails): void {
  const before = store.get(externalCodeAtom);
  const other = before !== null && before !== details.externalReferenceCode;
  // Everything of the first investor is gone before anything of the second is there.
  if (other) {
    forgetSession();
    void mutate(() => true, undefined, { revalidate: false });
  }
  store.set(externalAtom, details);
  store.set(externalCodeAtom, details.externalReferenceCode);
  const change = other ? 'other-investor' : before === null ? 'new' : 'renewed';
  for (const receiver of receivers) receiver(details, change);
}

function reportOnce(problem: string): void {
  if (reported.has(problem)) return;
  reported.add(problem);
  console.warn(problem);
}
