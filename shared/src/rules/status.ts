/** `action` is the colour of a status that waits for the investor. Spec §4 defines the other colours. */
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

/** Returns a status name in the spelling that tables use. The API sends names in any case, and also 'canceled'. */
export function normalisedStatus(status: string | null | undefined): string {
  const name = (status ?? '').trim().toLowerCase();
  return name === 'canceled' ? 'cancelled' : name;
}

/** Ignores case and spelling (spec §4). Unknown names are grey (readings R5). */
export function statusColour(status: string | null | undefined): StatusColour {
  return statusEntryOf(colours, normalisedStatus(status)) ?? 'grey';
}

/** Capitalises names in one case, such as 'TERMINATED'. 'canceled' becomes 'Cancelled', as the status colours spell it (spec §4). */
export function statusLabel(status: string | null | undefined): string {
  const name = (status ?? '').trim();
  if (name === '') return '--';
  const normalised = normalisedStatus(name);
  const isMixed = name !== name.toLowerCase() && name !== name.toUpperCase();
  if (isMixed && normalised !== 'cancelled') return name;
  return normalised.charAt(0).toUpperCase() + normalised.slice(1);
}

/** Returns a table's entry, or undefined if the text is not an own key of the table, such as 'constructor'. */
export function statusEntryOf<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
