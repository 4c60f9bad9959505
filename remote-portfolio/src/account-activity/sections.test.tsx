import { render } from '@testing-library/react';
import { configure } from '@investor-portal/shared/testing/configure';
import { BalanceTimeNote } from './sections';

it.each([
  ['Asia/Manila', 'Balances are counted at 8:00 AM Philippine time, not at midnight. Shares'],
  ['Asia/Kolkata', 'Balances are counted at 5:30 AM India time, not at midnight. Shares'],
  [
    'America/New_York',
    'Balances are counted at 8:00 PM Eastern time on the day before, not at midnight. Shares',
  ],
  ['UTC', 'Shares count at what you paid for them.'],
])('§9 says when balances are counted if the platform is in %s', (timeZone, note) => {
  configure({ timeZone });
  const { container } = render(
    <BalanceTimeNote range={{ start: '2026-11-01', end: '2026-11-21' }} />,
  );
  expect(container.textContent?.startsWith(note)).toBe(true);
});
