/** `action`: what waits for the investor, as notices about it have it; the others are those of spec §4. */
export type StatusColour = 'green' | 'yellow' | 'grey' | 'red' | 'action';

const colours: Record<string, StatusColour> = {
  completed: 'green',
  active: 'green',
  unlocked: 'green',
  approved: 'green',
  success: 'green',
  accepted: 'green',
  committed: 'green',
  pending: 'yellow',
  cancelled: 'grey',
  rejected: 'red',
  reconfirm: 'action',
};

/** A status name in the one spelling that tables of names use: the API sends it in any case, and 'canceled' too. */
export function normalisedStatus(status: string | null | undefined): string {
  const name = (status ?? '').trim().toLowerCase();
  return name === 'canceled' ? 'cancelled' : name;
}

/**
 * The colour of a status name (spec §4 'Status colours'), in any case and spelling; grey for anything else (readings R5).
 * 'Reconfirm' is a request, not a state that the specification colours (decision 49).
 */
export function statusColour(status: string | null | undefined): StatusColour {
  return entryOf(colours, normalisedStatus(status)) ?? 'grey';
}

/**
 * The label of a status: the API sends 'TERMINATED', 'terminated' and 'Terminated' for the same one. A status in mixed
 * case is taken as written, but 'canceled' as the specification's texts spell it. '--' when there is none.
 */
export function statusLabel(status: string | null | undefined): string {
  const name = (status ?? '').trim();
  if (name === '') return '--';
  const normalised = normalisedStatus(name);
  const isMixed = name !== name.toLowerCase() && name !== name.toUpperCase();
  if (isMixed && normalised !== 'cancelled') return name;
  return normalised.charAt(0).toUpperCase() + normalised.slice(1);
}

/** The entry of a table for a text that may be no key of it, or a name of every object such as 'constructor'. */
export function entryOf<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
