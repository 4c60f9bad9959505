/** The range of dates that the sandbox stores; databases and clients format years beyond it differently. */
export const firstDay = '1900-01-01';
export const lastDay = '2999-12-31';

const first = new Date(`${firstDay}T00:00:00Z`);
const end = new Date('3000-01-01T00:00:00Z');

export function isStorable(instant: Date): boolean {
  return instant >= first && instant < end;
}

/** The start of a day in UTC; undefined for a day such as February 30, which JavaScript would roll over. */
export function dayOf(text: string): Date | undefined {
  const instant = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(instant.getTime())) return undefined;
  return instant.toISOString().startsWith(text) ? instant : undefined;
}
