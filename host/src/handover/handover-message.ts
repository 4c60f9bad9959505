import * as v from 'valibot';
import {
  externalDetailsSchema,
  type ExternalDetails,
} from '@investor-portal/shared/session/session';
import type { PlatformData } from '../platform/platform-window';

const handoverSchema = v.pipe(v.string(), v.parseJson(), externalDetailsSchema);

export type HandoverMessage =
  | { kind: 'handover'; details: ExternalDetails }
  | { kind: 'malformed'; reason: string }
  | { kind: 'no-session'; reason: 'unavailable' | 'not-signed-in' }
  | { kind: 'sign-out' };

/** Parses a message of the platform's page (spec §1, readings S1). Never throws. */
export function readHandoverMessage({ action, value }: PlatformData): HandoverMessage {
  if (action === 'portal:sign-out') return { kind: 'sign-out' };
  if (action === 'portal:session-unavailable')
    return { kind: 'no-session', reason: value === 'signed-out' ? 'not-signed-in' : 'unavailable' };
  const parsed = v.safeParse(handoverSchema, value);
  if (parsed.success) return { kind: 'handover', details: parsed.output };
  // The message has a token, so the reason names the invalid keys but not their values.
  const keys = parsed.issues.map((issue) => v.getDotPath(issue) ?? issue.type);
  return { kind: 'malformed', reason: `unreadable: ${keys.join(', ')}` };
}
