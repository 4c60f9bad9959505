import { protocolVersion } from '@investor-portal/embed/messages';
import { documentStart } from '@investor-portal/shared/contract/document-start';
import type { RuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import type { ExternalDetails } from '@investor-portal/shared/session/session';
import { readHandoverMessage, type HandoverMessage } from '../handover/handover-message';
import { hasPlatform } from '../platform/platform';
import { isFromPlatform, isPlatformData, type PlatformData } from '../platform/platform-messages';
import { unlisted } from './check-embedding';
import { fine, note, wrong, type Finding } from './finding';

const what = 'Hand-over';
const waitMs = 10_000;

interface CheckedHandover {
  details?: ExternalDetails;
  findings: Finding[];
}

/** Waits for the platform's first message. Reports its sender and its unusable parts, but no values. */
export async function checkHandover({ platformOrigins }: RuntimeConfig): Promise<CheckedHandover> {
  if (!hasPlatform())
    return {
      findings: [note(what, 'Nobody can hand over here: mount this address in your page.')],
    };
  const refused = new Set<string>();
  const message = await firstMessage(platformOrigins, (origin) => refused.add(origin));
  const findings = [...refused].map((origin) =>
    unlisted(what, `A message from ${origin} was ignored.`, origin, platformOrigins),
  );
  if (!message) {
    const change =
      'Load embed.js and call mount, or post ‘bibo’ when the portal says portal:ready.';
    return { findings: [...findings, wrong(what, 'None was heard for 10 seconds.', change)] };
  }
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
