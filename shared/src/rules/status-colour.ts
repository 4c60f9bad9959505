export type StatusColour = 'green' | 'yellow' | 'grey' | 'red';

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
};

/** The colour of a status name (spec §4 'Status colours'), in any case and spelling; grey for anything else (readings R5). */
export function statusColour(status: string | null | undefined): StatusColour {
  const name = (status ?? '').trim().toLowerCase();
  return Object.hasOwn(colours, name) ? (colours[name] ?? 'grey') : 'grey';
}
