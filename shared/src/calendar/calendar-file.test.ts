import { calendarFile } from './calendar-file';

const event = {
  id: 'ends-1',
  title: 'Offering ends: Kape, Niyog; & Co',
  description: 'One line\nand another',
  url: 'https://platform.example/campaigns/1',
  at: Date.UTC(2026, 10, 30, 15, 59),
  shown: '2026-11-30T15:59:00Z',
  alarmMinutesBefore: 1440,
};
const now = Date.UTC(2026, 10, 22);
const lines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar file', () => {
  it('has an event at its time, with an alarm before it, which replaces the same event of an earlier file', () => {
    expect(lines(calendarFile([event], now))).toEqual(
      expect.arrayContaining([
        'UID:ends-1@investor-portal',
        'DTSTAMP:20261122T000000Z',
        'DTSTART:20261130T155900Z',
        String.raw`SUMMARY:Offering ends: Kape\, Niyog\; & Co`,
        String.raw`DESCRIPTION:One line\nand another`,
        'URL:https://platform.example/campaigns/1',
        'BEGIN:VALARM',
        'TRIGGER:-PT1440M',
      ]),
    );
    // RFC 5545 requires an end to be after the start.
    expect(calendarFile([event], now)).not.toMatch(/^(?:DTEND|DURATION)/m);
    const sequence = (at: number) => Number(/SEQUENCE:(\d+)/.exec(calendarFile([event], at))?.[1]);
    expect(sequence(now + 60_000)).toBeGreaterThan(sequence(now));
  });

  const hour = 3_600_000;
  it.each([
    [26 * hour, 1440, 1440],
    [24 * hour, 1440, 60],
    [26 * hour, 60, 60],
    [hour, 1440, 10],
    [hour / 6, 1440, 0],
    [-hour, 1440, 0],
  ])(
    'has an alarm that is not over: %d ms before the event, it is not %d but %d minutes before',
    (left, alarmMinutesBefore, minutes) => {
      const text = lines(calendarFile([{ ...event, alarmMinutesBefore }], event.at - left));
      expect(text).toContain(`TRIGGER:-PT${minutes}M`);
    },
  );

  it('folds lines at 75 octets, never inside a character, and gets no additional property from a text with a line break', () => {
    const title = 'Ang pag-aalok ng Niyugan sa Ñandú, ₱ 👩‍🌾 '.repeat(9);
    const text = calendarFile([{ ...event, title, url: `${event.url}?${'a'.repeat(200)}` }], now);
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toContain('�');
    }
    expect(lines(text)).toContain(`SUMMARY:${title.replaceAll(',', String.raw`\,`)}`);
    const broken = 'a\r\nATTENDEE:x';
    const hostile = { ...event, id: broken, title: broken, description: broken };
    const file = calendarFile([{ ...hostile, url: `https://a.example/${broken}` }], now);
    expect(lines(file).map((line) => line.split(/[:;]/)[0])).not.toContain('ATTENDEE');
  });
});
