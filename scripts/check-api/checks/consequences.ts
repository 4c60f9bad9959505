import type { Finding } from '../model/finding';
import consequences from './consequences.json';

// The consequences of single fields are in `contract/fields.json`.
const { breaks, less } = consequences;

export type FindingId = keyof typeof breaks | keyof typeof less;

/** @param seen a description of the response. */
export function finding(id: FindingId, subject: string, seen: string): Finding {
  return id in breaks
    ? { id, subject, severity: 'breaks', seen, shows: breaks[id as keyof typeof breaks] }
    : { id, subject, severity: 'less', seen, shows: less[id as keyof typeof less] };
}
