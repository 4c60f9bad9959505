import * as v from 'valibot';
import {
  externalDetailsSchema,
  type ExternalDetails,
} from '@investor-portal/shared/session/session';
import type { PartnerData } from '../platform/partner-actions';

const handoverSchema = v.pipe(v.string(), v.parseJson(), externalDetailsSchema);

/** What a window message is to the portal. */
export type PartnerMessage =
  | { kind: 'handover'; details: ExternalDetails }
  | { kind: 'malformed'; reason: string }
  | { kind: 'no session' }
  | { kind: 'sign-out' };

/** Reads a message of the embedding page (spec §1, readings S1). Never throws, whatever its value is. */
export function readPartnerMessage({ action, value }: PartnerData): PartnerMessage {
  if (action === 'portal:sign-out') return { kind: 'sign-out' };
  if (action === 'portal:session-unavailable') return { kind: 'no session' };
  const parsed = v.safeParse(handoverSchema, value);
  if (parsed.success) return { kind: 'handover', details: parsed.output };
  // Names the places, never the values: the message holds a token.
  const places = parsed.issues.map((issue) => v.getDotPath(issue) ?? issue.type);
  return { kind: 'malformed', reason: `unreadable: ${places.join(', ')}` };
}
