import { externalDetails } from '@investor-portal/shared/testing/external-details';
import { messagesArrived, receiveMessage } from '@investor-portal/shared/testing/window-messages';

export const portalUrl = 'https://portal.example';
export const details = externalDetails('EXT-1', 'secret-token');

/** Collects what embed.js posts to the portal in a frame. */
export function recordPosted({ contentWindow }: HTMLIFrameElement): jest.SpyInstance {
  if (!contentWindow) throw new Error('no frame');
  return jest.spyOn(contentWindow, 'postMessage').mockImplementation();
}

/** Makes the page prerendered, as jsdom cannot. Returns a function that opens the page, as the investor does. */
export function prerenderPage(): () => void {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  return () => {
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
  };
}

/** Posts a message as the portal in a frame does, and lets embed.js deal with it. */
export function postAsPortal(
  { contentWindow }: HTMLIFrameElement,
  data: unknown,
  origin = portalUrl,
): Promise<unknown> {
  receiveMessage(data, origin, contentWindow);
  return messagesArrived();
}
