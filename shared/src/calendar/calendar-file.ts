import type { WireDate } from '../rules/wire-date';

export interface CalendarEvent {
  /** Identifies the reminder, so that a second import replaces the first: `opens-<guid>`. */
  id: string;
  title: string;
  description: string;
  url?: string | undefined;
  /** Epoch ms. */
  at: number;
  /** The date as the API sends it. A date without a time ends at the next midnight, but it is shown as that day (readings R4). */
  shown: WireDate;
  /** The file has a shorter alarm if this one would be over before a calendar can import it. */
  alarmMinutesBefore: number;
}

/** The alarms in minutes before an event, and the least time to the event for which the file has them. */
const alarms = [
  { before: 24 * 60, least: 25 * 60 },
  { before: 60, least: 65 },
  { before: 10, least: 15 },
];

/** Returns the text of an iCalendar file (RFC 5545), which every calendar can import. */
export function calendarFile(events: readonly CalendarEvent[], now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Investor portal//EN',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent, now: number): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${encodeURIComponent(event.id)}@investor-portal`,
    `DTSTAMP:${formatUtc(now)}`,
    // A calendar replaces an imported event only if the number is higher, for example after a date has moved.
    `SEQUENCE:${Math.floor(now / 60_000)}`,
    // Without an end, the event takes no time of the day.
    `DTSTART:${formatUtc(event.at)}`,
    'TRANSP:TRANSPARENT',
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    ...(event.url ? [`URL:${new URL(event.url).href}`] : []),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Reminder',
    `TRIGGER:-PT${alarmMinutes(event, now)}M`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** Returns 0, an alarm at the time of the event, if no alarm before it is possible. */
function alarmMinutes({ at, alarmMinutesBefore: longest }: CalendarEvent, now: number): number {
  const left = (at - now) / 60_000;
  return alarms.find(({ before, least }) => before <= longest && left > least)?.before ?? 0;
}

/** `20261130T155900Z` */
function formatUtc(epochMs: number): string {
  return `${new Date(epochMs).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

// Removes line breaks and other control characters, because they would start another property.
function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, ' ');
}

const maxOctets = 75;

/** Breaks a line into parts of at most 75 octets of UTF-8, including the leading space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  let text = '';
  for (const character of line) {
    const added = encoder.encode(character).length;
    if (octets + added > maxOctets) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += added;
  }
  return text;
}
