import { serverNow } from '@investor-portal/shared/session/server-time';
import { saveFile } from '../storage/save-file';
import type { CalendarEvent } from './calendar-event';

interface CalendarFile {
  /** With `.ics`. */
  name: string;
  events: readonly CalendarEvent[];
}

/**
 * Downloads a file that adds events with their alarms to the investor's own calendar. The code that writes it loads on demand.
 * @throws when that code cannot be loaded.
 */
export async function downloadCalendarFile({ name, events }: CalendarFile): Promise<void> {
  const { calendarFile } = await import(/* webpackChunkName: "calendar-file" */ './calendar-file');
  saveFile({ name, type: 'text/calendar;charset=utf-8', text: calendarFile(events, serverNow()) });
}
