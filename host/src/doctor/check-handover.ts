import { protocolVersion } from '@investor-portal/embed/messages';
import { documentStart } from '@investor-portal/shared/contract/document-start';
import { isTokenExpired } from '@investor-portal/shared/session-rules/usable-session';
import type { RuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { serverNow } from '@investor-portal/shared/session/server-time';
import type { ExternalDetails } from '@investor-portal/shared/session/session';
import { readHandoverMessage } from '../handover/handover-message';
import { hasPlatform } from '../platform/platform';
import { isFromPlatform, isPlatformData, type PlatformData } from '../platform/platform-window';
import { fine, note, unlisted, wrong, type Finding } from './finding';

const waitMs = 10_000;

interface CheckedHandover {
  details?: ExternalDetails;
  findings: Finding[];
}

/** Waits for the platform's first message. Reports its sender and its unusable parts, but no values. */
export async function checkHandover(config: RuntimeConfig): Promise<CheckedHandover> {
  const what = 'Hand-over';
  if (!hasPlatform()) {
    const how = `InvestorPortal.mount(element, { portalUrl: '${window.location.origin}/__doctor', getPartnerDetails })`;
    return { findings: [note(what, `Nobody can hand over here. In your page: ${how}`)] };
  }
  const refused = new Set<string>();
  const message = await firstMessage(config.platformOrigins, (origin) => refused.add(origin));
  const findings = [...refused].map((origin) =>
    unlisted(what, `A message from ${origin} was ignored.`, config, origin),
  );
  findings.push(...protocolOf(message));
  if (!message)
    return {
      findings: [
        ...findings,
        wrong(
          what,
          `None was heard for ${waitMs / 1000} seconds.`,
          'In your page: load embed.js and call mount or attach, or post ‘bibo’ when the portal says portal:ready.',
        ),
      ],
    };
  const read = readHandoverMessage(message);
  if (read.kind === 'malformed')
    return { findings: [...findings, wrong(what, `It is ${read.reason}.`, shape)] };
  if (read.kind === 'no-session')
    return {
      findings: [
        ...findings,
        wrong(
          what,
          'getPartnerDetails threw, or its promise was rejected: the portal has no session and offers Retry.',
          'In your page: listen to embed:error in onEvent, which has the reason. Return null where nobody is signed in.',
        ),
      ],
    };
  if (read.kind !== 'handover')
    return {
      findings: [
        ...findings,
        note(what, `The platform says ${message.action}: nobody is signed in.`),
      ],
    };
  const { details } = read;
  const expired = isTokenExpired(details.tokenDetails.access_token, serverNow());
  const heard = expired
    ? wrong(what, 'Its token has expired.', 'Return a fresh token from getPartnerDetails.')
    : fine(what, 'code, externalReferenceCode and tokenDetails.access_token are well formed.');
  return { details, findings: [...findings, heard] };
}

/** A page of the platform's own may leave the version out. */
function protocolOf({ protocol }: Partial<PlatformData> = {}): Finding[] {
  if (protocol === undefined || protocol === protocolVersion) return [];
  return [
    wrong(
      'embed.js',
      `It speaks version ${String(protocol)} of the messages, and the portal version ${protocolVersion}.`,
      `In your page: load ${window.location.origin}/embed.js, or a fixed version of this protocol (shared/docs/embedding.md).`,
    ),
  ];
}

const shape =
  'getPartnerDetails: () => ({ code, externalReferenceCode, tokenDetails: { access_token } })';

/**
 * Waits for the platform's first message, including messages that the document's first script has buffered
 * (host/src/boot).
 */
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
