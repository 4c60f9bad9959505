/** @jest-environment jest-fixed-jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { recordToasts } from '../testing/record-toasts';
import { CalendarButton } from './CalendarButton';

const toasts = recordToasts();
const saved: { name: string; file: Blob }[] = [];
beforeEach(() => {
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      saved.push({ name: '', file });
      return 'blob:1';
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const last = saved.at(-1);
    if (last) last.name = this.download;
  });
});
afterEach(() => jest.restoreAllMocks());

it('saves a calendar file with the events as of the press', async () => {
  const at = Date.UTC(2126, 10, 30, 4);
  const event = { id: 'a', title: 'Offering ends', description: '', at, alarmMinutesBefore: 60 };
  render(<CalendarButton name="offering" variant="quiet" eventsAt={() => [event]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('offering.ics');
  expect(saved[0]?.file.type).toBe('text/calendar;charset=utf-8');
  const text = await saved[0]?.file.text();
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toContain('DTSTART:21261130T040000Z');
  // A page cannot tell whether the browser saved a file.
  const message = 'We asked your browser to save offering.ics. No file? Add the date yourself.';
  expect(toasts).toEqual([{ kind: 'info', message }]);
});
