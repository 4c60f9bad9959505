import { protocolVersion } from '@investor-portal/embed/messages';
import { withStorage, type StorageArea } from '@investor-portal/loader/web-storage';
import { documentStart } from '@investor-portal/shared/contract/document-start';
import { isOrigin } from '@investor-portal/shared/schema/config-checks';
import type { RuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import type { ExternalDetails } from '@investor-portal/shared/session/session';
import { readHandoverMessage, type HandoverMessage } from '../handover/handover-message';
import { hasPlatform } from '../platform/platform';
import { isFromPlatform, isPlatformData, type PlatformData } from '../platform/platform-messages';
import { fine, note, wrong, type Finding } from './finding';

export function checkEmbedding(config: RuntimeConfig): Finding[] {
  return [...checkEmbedders(config), checkStorage('localStorage'), checkStorage('sessionStorage')];
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

function unlisted(what: string, says: string, origin: string, listed: readonly string[]) {
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

const what = 'Hand-over';
const waitMs = 10_000;

/** Waits for the platform's first message. Reports its sender and its unusable parts, but no values. */
export async function checkHandover({
  platformOrigins,
}: RuntimeConfig): Promise<{ findings: Finding[]; details?: ExternalDetails }> {
  const alone = 'Nobody can hand over here: mount this address in your page.';
  if (!hasPlatform()) return { findings: [note(what, alone)] };
  const refused = new Set<string>();
  const message = await firstMessage(platformOrigins, (origin) => refused.add(origin));
  const findings = [...refused].map((origin) =>
    unlisted(what, `A message from ${origin} was ignored.`, origin, platformOrigins),
  );
  const change = 'Load embed.js and call mount, or post ‘bibo’ when the portal says portal:ready.';
  if (!message)
    return { findings: [...findings, wrong(what, 'None was heard for 10 seconds.', change)] };
  const read = readHandoverMessage(message);
  findings.push(...protocolOf(message), findingOf(read));
  return { findings, ...(read.kind === 'handover' && { details: read.details }) };
}

/** A page of the platform's own may leave the version out. */
function protocolOf({ protocol = protocolVersion }: PlatformData): Finding[] {
  if (protocol === protocolVersion) return [];
  const says = `It speaks version ${String(protocol)} of the messages, and the portal version ${protocolVersion}.`;
  const change = `Load ${window.location.origin}/embed.js, or a fixed version of this protocol.`;
  return [wrong('embed.js', says, change)];
}

function findingOf(read: HandoverMessage): Finding {
  if (read.kind === 'malformed')
    return wrong(
      what,
      `It is ${read.reason}.`,
      'getPartnerDetails: () => ({ code, externalReferenceCode, tokenDetails: { access_token } })',
    );
  if (read.kind === 'no-session' && read.reason === 'unavailable')
    return wrong(
      what,
      'getPartnerDetails threw, or its promise was rejected: the portal offers Retry.',
      'Look at status.error of the portal, which has the reason. Return null if nobody is signed in.',
    );
  if (read.kind !== 'handover') return note(what, 'The platform says that nobody is signed in.');
  return fine(what, 'code, externalReferenceCode and access_token are well formed.');
}

/** Also hears the messages that the document's first script has buffered (host/src/boot). */
function firstMessage(origins: readonly string[], onRefused: (origin: string) => void) {
  return new Promise<PlatformData | undefined>((resolve) => {
    const listener = (event: MessageEvent) => {
      if (!isPlatformData(event.data)) return;
      if (isFromPlatform(event, origins)) resolve(event.data);
      else onRefused(event.origin);
    };
    window.addEventListener('message', listener);
    for (const event of documentStart()?.messages ?? []) listener(event);
    setTimeout(() => resolve(undefined), waitMs);
  });
}
