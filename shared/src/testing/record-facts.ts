import type { PortalMessage } from '@investor-portal/embed/messages';
import {
  knownRuntimeConfig,
  setRuntimeConfig,
} from '@investor-portal/shared/session/runtime-config';
import { recordMessages } from './window-messages';

/**
 * Records what is posted to the platform, which is this window until `restore`. Messages arrive late, so a test first awaits
 * `messagesArrived`.
 */
export function recordFacts(): { told: PortalMessage[]; restore: () => void } {
  const config = knownRuntimeConfig();
  if (!config) throw new Error('Configure the portal first.');
  setRuntimeConfig({ ...config, platformOrigins: [window.location.origin] });
  const told = recordMessages() as PortalMessage[];
  return { told, restore: () => setRuntimeConfig(config) };
}
