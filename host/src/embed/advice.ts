import {
  codeText,
  isBearerToken,
  isReference,
} from '@investor-portal/shared/session-rules/usable-session';
import type { PartnerDetails } from '@investor-portal/embed/embed-types';
import { protocolVersion } from '@investor-portal/embed/messages';

/**
 * Returns the address of the page that says why a portal does not start (host/src/doctor). It names this page's origin and
 * those of the pages around it, because the portal's policy has to allow all of them.
 */
export function doctorOf({ origin }: URL, more = ''): string {
  const pages = [window.origin, ...(window.location.ancestorOrigins ?? [])];
  const platforms = pages.map((page) => `platform=${encodeURIComponent(page)}`);
  return `${origin}/__doctor?${platforms.join('&')}${more}`;
}

/** Logs a problem for the platform's engineers, with the address of the page that explains it. */
export function advise(url: URL, problem: string, doctor = doctorOf(url)): void {
  console.error(
    `InvestorPortal: ${problem} ${doctor} says why where its configuration has "doctor": true.`,
  );
}

/** Logs an error if the portal and embed.js have different protocol versions. */
export function compareProtocol(url: URL, value: { protocol?: unknown } | null): void {
  const { protocol = protocolVersion } = value ?? {};
  if (protocol === protocolVersion) return;
  const versions = `version ${String(protocol)} of the messages, and embed.js version ${protocolVersion}`;
  advise(url, `The portal speaks ${versions}. Load embed.js from the portal's own address.`);
}

/**
 * Returns the key of the part of `getPartnerDetails`' result that the portal cannot use (readings S9). It never returns the
 * value, because that may be a token.
 */
export function unusablePart(details: Partial<PartnerDetails> | undefined): string | undefined {
  if (typeof details !== 'object') return 'details';
  if (codeText(details.code) === undefined) return 'code';
  if (!isReference(codeText(details.externalReferenceCode))) return 'externalReferenceCode';
  return isBearerToken(details.tokenDetails?.access_token)
    ? undefined
    : 'tokenDetails.access_token';
}
