/** @jest-environment jest-fixed-jsdom */
import { downloadCalendarFile } from './download-calendar-file';

describe('a calendar file to download', () => {
  it('is saved as a calendar', async () => {
    const saved: Blob[] = [];
    const names: string[] = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        saved.push(blob);
        return 'blob:file';
      },
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const at = Date.UTC(2026, 10, 30);
    const event = { id: 'a', title: 'Offering ends', description: '', at, alarmMinutesBefore: 60 };
    await downloadCalendarFile({ name: 'offering.ics', events: [event] });
    expect(names).toEqual(['offering.ics']);
    expect(saved[0]?.type).toBe('text/calendar;charset=utf-8');
    expect(await saved[0]?.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  });
});
