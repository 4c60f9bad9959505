/** Databases and clients format years outside this range differently. */
export const firstDay = '1900-01-01';
export const lastDay = '2999-12-31';

const first = new Date(`${firstDay}T00:00:00Z`);
const end = new Date('3000-01-01T00:00:00Z');

export function isStorable(instant: Date): boolean {
  return instant >= first && instant < end;
}

/**
 * Returns the start of a day in UTC. JavaScript would turn February 30 into a day of March, but this returns undefined.
 */
export function dayOf(text: string): Date | undefined {
  const instant = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(instant.getTime())) return undefined;
  return instant.toISOString().startsWith(text) ? instant : undefined;
}
