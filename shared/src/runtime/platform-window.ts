import type { PortalMessage } from '@investor-portal/embed/messages';

// The platform is the page around the portal or, in a web view, the portal's own window. The document's first script uses this
// file too, so the file has no dependencies.

export function hasPlatformWindow(origins: readonly string[]): boolean {
  return window.parent !== window || origins.includes(window.location.origin);
}

export function postToPlatform(message: PortalMessage, origins: readonly string[]): void {
  if (!hasPlatformWindow(origins)) return;
  const origin = platformOrigin();
  if (origin && origins.includes(origin)) window.parent.postMessage(message, origin);
  else for (const candidate of origins) window.parent.postMessage(message, candidate);
}

// Firefox does not expose the platform's origin, so the message is posted to each configured origin, and the browser delivers
// only the message that matches the parent.
function platformOrigin(): string | undefined {
  const own = window.parent === window ? window.location.origin : undefined;
  return window.location.ancestorOrigins?.[0] ?? own;
}
