import * as v from 'valibot';
import {
  externalDetailsSchema,
  type ExternalDetails,
} from '@investor-portal/shared/session/session';

const messageSchema = v.object({
  action: v.literal('bibo'),
  value: v.pipe(v.string(), v.parseJson(), externalDetailsSchema),
});

/** What a window message is to the portal: a hand-over, a broken hand-over, or none of its business. */
export type PartnerMessage =
  | { kind: 'handover'; details: ExternalDetails }
  | { kind: 'malformed'; reason: string }
  | { kind: 'foreign' };

/** Reads the data of a window message (spec §1, readings S1). Never throws, whatever it is given. */
export function readPartnerMessage(data: unknown): PartnerMessage {
  if (typeof data !== 'object' || data === null || !('action' in data) || data.action !== 'bibo')
    return { kind: 'foreign' };
  const parsed = v.safeParse(messageSchema, data);
  if (parsed.success) return { kind: 'handover', details: parsed.output.value };
  // Names the places, never the values: the message holds a token.
  const places = parsed.issues.map((issue) => v.getDotPath(issue) ?? issue.type);
  return { kind: 'malformed', reason: `unreadable: ${places.join(', ')}` };
}
