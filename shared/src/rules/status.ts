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
  canceled: 'grey',
  rejected: 'red',
  reconfirm: 'action',
};

/**
 * The colour of a status name (spec §4 'Status colours'), in any case and spelling; grey for anything else (readings R5).
 * 'Reconfirm' is a request, not a state that the specification colours (decision 49).
 */
export function statusColour(status: string | null | undefined): StatusColour {
  const name = (status ?? '').trim().toLowerCase();
  return Object.hasOwn(colours, name) ? (colours[name] ?? 'grey') : 'grey';
}

/**
 * The label of a status: the API sends 'TERMINATED', 'terminated' and 'Terminated' for the same one. A status in mixed
 * case is taken as written, but 'canceled' as the specification's texts spell it. '--' when there is none.
 */
export function statusLabel(status: string | null | undefined): string {
  const name = (status ?? '').trim();
  if (name === '') return '--';
  const lower = name.toLowerCase();
  if (lower === 'canceled') return 'Cancelled';
  if (name !== lower && name !== name.toUpperCase()) return name;
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}
