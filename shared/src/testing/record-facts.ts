import type { PortalMessage } from '@investor-portal/embed/messages';
import {
  knownRuntimeConfig,
  setRuntimeConfig,
} from '@investor-portal/shared/session/runtime-config';

/** Records what is posted to the platform, which is this window until `restore`. */
export function recordFacts(): { told: PortalMessage[]; restore: () => void } {
  const told: PortalMessage[] = [];
  const config = knownRuntimeConfig();
  if (!config) throw new Error('Configure the portal first.');
  setRuntimeConfig({ ...config, platformOrigins: [window.location.origin] });
  const post = jest
    .spyOn(window, 'postMessage')
    .mockImplementation((message: unknown) => void told.push(message as PortalMessage));
  return {
    told,
    restore: () => {
      post.mockRestore();
      setRuntimeConfig(config);
    },
  };
}
