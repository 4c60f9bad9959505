/** The time that the sandbox keeps: beyond it are years that a database, or whoever reads an answer, writes otherwise. */
export const firstDay = '1900-01-01';
export const lastDay = '2999-12-31';

const first = new Date(`${firstDay}T00:00:00Z`);
const end = new Date('3000-01-01T00:00:00Z');

export function isKept(instant: Date): boolean {
  return instant >= first && instant < end;
}

/** The beginning of a day in UTC; undefined for one that no calendar has, which JavaScript reads as a later one. */
export function dayOf(text: string): Date | undefined {
  const instant = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(instant.getTime())) return undefined;
  return instant.toISOString().startsWith(text) ? instant : undefined;
}
