import * as v from 'valibot';
import {
  externalDetailsSchema,
  type ExternalDetails,
} from '@investor-portal/shared/session/session';
import type { PlatformData } from '../platform/platform-messages';

const given = v.pipe(v.string(), v.parseJson());
const handoverSchema = v.pipe(given, externalDetailsSchema);
const expirySchema = v.pipe(
  given,
  v.object({ tokenDetails: v.object({ expires_in: v.pipe(v.number(), v.minValue(0)) }) }),
);

export type HandoverMessage =
  /** `expiresIn` is in seconds. The details are stored, where a remaining time would soon be wrong, so it is beside them. */
  | { kind: 'handover'; details: ExternalDetails; expiresIn: number | undefined }
  | { kind: 'malformed'; reason: string }
  | { kind: 'no-session'; reason: 'unavailable' | 'not-signed-in' }
  | { kind: 'sign-out' };

/** Parses a message of the platform's page (spec §1, readings S1). Never throws. */
export function readHandoverMessage({ action, value }: PlatformData): HandoverMessage {
  if (action === 'portal:sign-out') return { kind: 'sign-out' };
  if (action === 'portal:session-unavailable')
    return { kind: 'no-session', reason: value === 'signed-out' ? 'not-signed-in' : 'unavailable' };
  const parsed = v.safeParse(handoverSchema, value);
  if (parsed.success) {
    const { output, success } = v.safeParse(expirySchema, value);
    const expiresIn = success ? output.tokenDetails.expires_in : undefined;
    return { kind: 'handover', details: parsed.output, expiresIn };
  }
  // The message has a token, so the reason names the invalid keys but not their values.
  const keys = parsed.issues.map((issue) => v.getDotPath(issue) ?? issue.type);
  return { kind: 'malformed', reason: `unreadable: ${keys.join(', ')}` };
}
