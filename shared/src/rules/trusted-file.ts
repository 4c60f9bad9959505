import { withStorage } from '@investor-portal/loader/web-storage';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { refusalEvent } from '../runtime/signals';
import { investorPrefix } from '../session-rules/investor-storage';

const key = `${investorPrefix}refusals`;
const reported = new Set<string>();

export const readRefusals = (): string[] =>
  withStorage('sessionStorage', (area) => area.getItem(key)?.split('\n')) ?? [];

/** Reports once per tab, to the console, the doctor and telemetry, which gets only the cause. */
export function reportRefusal(
  cause: string,
  says = `Not shown in issuers’ texts, except for its words and address: ${cause}.`,
): void {
  const known = readRefusals();
  if (reported.has(says) || known.includes(says)) return;
  reported.add(says);
  if (runtimeConfig().sessionPersistence !== 'memory')
    withStorage('sessionStorage', (area) => area.setItem(key, [...known, says].join('\n')));
  console.warn(says);
  window.dispatchEvent(new CustomEvent(refusalEvent, { detail: cause }));
}

/** Reports each other origin once, because engineers may have forgotten it in `fileOrigins`. */
export function isTrustedFile(address: string): boolean {
  const { partnerApiUrl, fileOrigins } = runtimeConfig();
  try {
    const { origin, protocol, username, password } = new URL(address);
    // A blob URL has the origin of the URL inside it, and a link must not carry credentials.
    if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return false;
    if (origin === new URL(partnerApiUrl).origin || fileOrigins.includes(origin)) return true;
    reportRefusal('origin', `Files of ${origin} are refused: fileOrigins does not name it.`);
    return false;
  } catch {
    return false;
  }
}
