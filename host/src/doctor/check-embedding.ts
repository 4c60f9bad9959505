import { isOrigin } from '@investor-portal/shared/schema/config-checks';
import type { RuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { withStorage, type StorageArea } from '@investor-portal/loader/web-storage';
import { fine, note, wrong, type Finding } from './finding';

export function checkEmbedding(config: RuntimeConfig): Finding[] {
  return [
    ...checkEmbedders(config),
    ...(['localStorage', 'sessionStorage'] as const).map(checkStorage),
  ];
}

/** Browsers check each page around the portal, so a page around the platform's page is checked as well. */
function checkEmbedders({ platformOrigins }: RuntimeConfig): Finding[] {
  const origins = embedderOrigins();
  const alone =
    'This page is in no frame. Add ?platform=<origin of your page> to check that origin.';
  if (origins.length === 0) return [note('The platform’s page', alone)];
  return origins.map((origin, index) => {
    const where = index === 0 ? 'The platform’s page' : 'A page around the platform’s page';
    if (platformOrigins.includes(origin)) return fine(where, `${origin} may embed the portal.`);
    const says = `${origin} is none of platformOrigins: the frame stays empty, its messages are ignored.`;
    return unlisted(where, says, origin, platformOrigins);
  });
}

/** Names an origin that the configuration does not list, and the line that lists it if it may. */
export function unlisted(what: string, says: string, origin: string, listed: readonly string[]) {
  return isOrigin(origin)
    ? wrong(what, says, `"platformOrigins": ${JSON.stringify([...listed, origin])}`)
    : wrong(what, says, 'Show the portal in a page of an https origin (shared/docs/web-views.md).');
}

/** The origin of the platform's page, then those of the pages around it. embed.js names them when the portal is refused. */
function embedderOrigins(): string[] {
  const asked = new URLSearchParams(window.location.search).getAll('platform');
  if (asked.length > 0) return asked.map(originOf);
  if (window.parent === window) return [];
  // Firefox has no ancestorOrigins.
  return [...(window.location.ancestorOrigins ?? [originOf(document.referrer)])].filter(Boolean);
}

/** Returns the origin of an address. An address without one, such as that of an app's own page, stays as it is. */
function originOf(address: string): string {
  try {
    const { origin } = new URL(address);
    return origin === 'null' ? address : origin;
  } catch {
    return address;
  }
}

function checkStorage(area: StorageArea): Finding {
  const key = '__doctor';
  const isWritable = withStorage(area, (written) => {
    written.setItem(key, key);
    written.removeItem(key);
    return true;
  });
  if (isWritable) return fine(area, 'It can be written in this place.');
  return note(area, 'Blocked here: the session, drafts and receipts last as long as the page.');
}
