import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setApp } from '@investor-portal/shared/session/session-host';
import { configure } from '../../testing/configure';
import type { WireDate } from '../../rules/wire-date';
import { recordDownloads } from '../../testing/record-downloads';
import { recordToasts } from '../../testing/record-toasts';
import { CalendarButton } from './CalendarButton';

const toasts = recordToasts();
const saved = recordDownloads();

const at = Date.UTC(2126, 10, 30, 4);
const texts = { id: 'a', title: 'Offering ends', description: '' };

async function press() {
  await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
}

function show(name = 'offering', shown: WireDate = at) {
  configure();
  const events = [{ ...texts, at, shown, alarmMinutesBefore: 60 }];
  render(<CalendarButton name={name} variant="quiet" eventsAt={() => events} />);
  return press();
}

it('saves a calendar file with the events as of the press', async () => {
  await show();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('offering.ics');
  expect(saved[0]?.file.type).toBe('text/calendar;charset=utf-8');
  const text = await saved[0]?.file.text();
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toContain('DTSTART:21261130T040000Z');
  // A page cannot tell whether the browser saved a file.
  const message =
    'We asked your browser to save offering.ics. No file? Press again for other ways.';
  expect(toasts).toEqual([{ kind: 'info', message }]);
});

it.each<[string, WireDate, string]>([
  ['its time', at, '2126-11-30, 12:00 PHT'],
  // The day ends at midnight, which belongs to the next day.
  ['the day that the API sends', '2126-11-29', '2126-11-29'],
])('offers other ways with %s when the file is requested again', async (name, date, copied) => {
  await show(name, date);
  await waitFor(() => expect(toasts).toHaveLength(1));
  await press();
  const dialog = await screen.findByRole('dialog', { name: 'Add to calendar' });
  expect(dialog).toHaveTextContent(`We asked your browser to save ${name}.ics.`);
  expect(dialog).toHaveTextContent('Nothing happened? Get it another way.');
  expect(toasts).toHaveLength(1);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Copy text' }));
  // There is no clipboard.
  const text = within(dialog).getByRole('textbox', { name: 'Text of the file' });
  expect(text).toHaveValue(`Offering ends: ${copied}`);
});

it('offers other ways when an app did not take the file', async () => {
  setApp({ can: ['file'], ask: () => Promise.reject(new Error('full')) });
  await show();
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('The app did not confirm that it has offering.ics.');
  expect(saved).toEqual([]);
  setApp(undefined);
});
