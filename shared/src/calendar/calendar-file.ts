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

/** The text of an iCalendar file (RFC 5545), which every calendar imports. */
export function calendarFile(events: readonly CalendarEvent[], now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Investor portal//EN',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent, now: number): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${encodeURIComponent(event.id)}@investor-portal`,
    `DTSTAMP:${utc(now)}`,
    // A calendar that has imported the event before replaces it only with a higher number: dates move.
    `SEQUENCE:${Math.floor(now / 60_000)}`,
    // A moment, not a duration: without an end it takes no time of the day.
    `DTSTART:${utc(event.at)}`,
    'TRANSP:TRANSPARENT',
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    ...(event.url ? [`URL:${new URL(event.url).href}`] : []),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Reminder',
    `TRIGGER:-PT${event.alarmMinutesBefore}M`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** `20261130T155900Z` */
function utc(epochMs: number): string {
  return `${new Date(epochMs).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

// No line break or other control character gets through: it would start another property.
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, ' ');
}

const maxOctets = 75;

/** Breaks a line so that no part has more than 75 octets of UTF-8, its leading space included. */
function folded(line: string): string {
  let octets = 0;
  let text = '';
  for (const character of line) {
    const added = octetsOf(character);
    if (octets + added > maxOctets) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += added;
  }
  return text;
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
