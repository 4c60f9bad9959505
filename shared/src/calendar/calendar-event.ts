/** A moment to be reminded of. */
export interface CalendarEvent {
  /** The same for the same moment of the same thing, so that a second import replaces the first: `opens-<guid>`. */
  id: string;
  title: string;
  description: string;
  /** An absolute address to open from the calendar. */
  url?: string | undefined;
  /** Epoch ms. */
  at: number;
  alarmMinutesBefore: number;
}
