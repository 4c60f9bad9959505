import { generateIcsCalendar, type IcsEvent } from 'ts-ics';
import type { CalendarEvent } from './calendar-event';

/** The text of an iCalendar file (RFC 5545), which every calendar imports. */
export function calendarFile(events: readonly CalendarEvent[], now: number): string {
  return generateIcsCalendar({
    version: '2.0',
    prodId: '-//Investor portal//EN',
    events: events.map((event) => icsEvent(event, now)),
  });
}

function icsEvent(event: CalendarEvent, now: number): IcsEvent {
  const start = { date: new Date(event.at) };
  return {
    uid: `${encodeURIComponent(event.id)}@investor-portal`,
    stamp: { date: new Date(now) },
    // A calendar that has imported the event before replaces it only with a higher number: dates move.
    sequence: Math.floor(now / 60_000),
    start,
    // A moment, not a duration: it takes no time of the day.
    end: start,
    timeTransparent: 'TRANSPARENT',
    summary: event.title,
    description: event.description,
    // Encoded, because the library writes it unchanged: a line break would start another property.
    ...(event.url && { url: new URL(event.url).href }),
    alarms: [
      {
        action: 'DISPLAY',
        // Not the title: the library writes this text, too, as it is.
        description: 'Reminder',
        trigger: { type: 'relative', value: { before: true, minutes: event.alarmMinutesBefore } },
      },
    ],
  };
}
