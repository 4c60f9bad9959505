import { render } from '@testing-library/react';
import { configure } from '@investor-portal/shared/testing/configure';
import { UtcDayNote } from './UtcDayNote';

it.each([
  ['Asia/Manila', 'Balances go by days in UTC, which start at 8:00 AM Philippine time.'],
  ['Asia/Kolkata', 'Balances go by days in UTC, which start at 5:30 AM India time.'],
  [
    'America/New_York',
    'Balances go by days in UTC, which start at 8:00 PM Eastern time on the previous day.',
  ],
  ['UTC', ''],
])('§9 says when a UTC day starts if the platform is in %s', (timeZone, note) => {
  configure({ timeZone });
  const { container } = render(<UtcDayNote range={{ start: '2026-11-01', end: '2026-11-21' }} />);
  expect(container.textContent).toBe(note);
});
