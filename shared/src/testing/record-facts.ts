import type { PortalMessage } from '@investor-portal/embed/messages';
import { runtimeConfig, setRuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { messagesArrived, recordMessages } from './window-messages';

/** Makes this window the platform's, and records what is posted to it. Returns a function that waits for late messages. */
export function recordFacts(): () => Promise<PortalMessage[]> {
  setRuntimeConfig({ ...runtimeConfig(), platformOrigins: [window.location.origin] });
  const told = recordMessages() as PortalMessage[];
  return () => messagesArrived().then(() => told);
}
