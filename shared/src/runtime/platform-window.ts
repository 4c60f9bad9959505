/*
 * What is sent to the platform: the page around the portal or, in a web view, the portal's own window. `origins` are those
 * of the configuration, and nothing is sent to another. The document's first script uses this file too, so it stays free of
 * dependencies.
 */

/** Whether the portal has a platform. */
export function hasPlatformWindow(origins: readonly string[]): boolean {
  return window.parent !== window || origins.includes(window.location.origin);
}

/** Posts to the platform if its origin is one of `origins`. */
export function postToPlatform(message: object, origins: readonly string[]): void {
  if (!hasPlatformWindow(origins)) return;
  const origin = platformOrigin();
  if (origin && origins.includes(origin)) window.parent.postMessage(message, origin);
  else for (const candidate of origins) window.parent.postMessage(message, candidate);
}

// Chromium and Safari expose the platform's origin. Firefox does not, so the message goes to each configured origin, and
// the browser delivers only the one that matches the parent.
function platformOrigin(): string | undefined {
  const own = window.parent === window ? window.location.origin : undefined;
  return window.location.ancestorOrigins?.[0] ?? own;
}
