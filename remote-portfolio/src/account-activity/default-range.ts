/** Start and end dates, `YYYY-MM-DD`, both inclusive. */
export interface DateRange {
  start: string;
  end: string;
}

/** The current month up to today, in UTC (spec §9 'Account activity', readings R4). */
export function defaultRange(now: number): DateRange {
  const today = new Date(now).toISOString().slice(0, 'yyyy-MM-dd'.length);
  return { start: `${today.slice(0, 'yyyy-MM'.length)}-01`, end: today };
}
