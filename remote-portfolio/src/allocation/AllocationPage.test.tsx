import { screen, within } from '@testing-library/react';
import { paths } from '@investor-portal/shared/routes/paths';
import { signIn } from '@investor-portal/shared/testing/sandbox';
import { configure } from '@investor-portal/shared/testing/configure';
import type { Centavos } from '@investor-portal/shared/rules/money';
import { openPortfolio } from '../testing/open-portfolio';
import { parseCommitment, parseMemo } from '../testing/parse-rows';
import { allocationOf, portionsOf } from './AllocationPage';

it('the allocation shows the parts of each issuer as a table', async () => {
  await signIn('Premium', { history: true });
  openPortfolio(paths.allocation);
  // The sandbox's history has 48,000 in 6 open commitments and 25,000 in 2 positions.
  const name = 'Your current commitments and shares, by issuer';
  const [, ...rows] = within(await screen.findByRole('table', { name })).getAllByRole('row');
  const itemsOf = (row: HTMLElement) => Number(row.querySelectorAll('td')[2]?.textContent);
  expect(rows.reduce((sum, row) => sum + itemsOf(row), 0)).toBe(8);
  const total = screen.getByText('Current commitments and shares').nextElementSibling;
  expect(total).toHaveTextContent('PHP 73,000.00');
});

it('the allocation says what its figures do not include', async () => {
  const investor = await signIn();
  const known = { guid: 'a', commitmentAmount: 5, commitmentDate: '2026-01-01' };
  const data = [known, { guid: 'b', commitmentAmount: null }, { guid: null }];
  await investor.answerWithRows('commitments', data);
  openPortfolio(paths.allocation);
  expect(await screen.findByText('Not included: 1 row that couldn’t be read.')).toBeVisible();
  const each = /These are not market values. Not included: 1 unknown amount.$/;
  expect(screen.getByText(each)).toBeVisible();
});

beforeEach(() => configure({ currency: 'PHP', timeZone: 'Asia/Manila' }));

const commitment = (nameOfIssuer: string, commitmentAmount: number, fields: object = {}) =>
  parseCommitment({ nameOfIssuer, commitmentAmount, ...fields });
const memo = (issuer: string, finalInvestmentAmount: number) =>
  parseMemo({ issuer, finalInvestmentAmount });

const lines = (shares: { name: string; amount: number | null }[] = []) =>
  shares.map(({ name, amount }) => `${name} ${amount}`);

it('adds up open commitments and positions by issuer, per currency, and counts the amounts that a sum does not include, each once', () => {
  const open = commitment('Kape', 10, { commitmentStatus: 'ongoing' });
  const cancelled = commitment('Niyog', 5, { commitmentStatus: 'canceled' });
  const foreign = commitment('Kape', 3, { commitmentCurrencyCode: 'USD' });
  const memos = [memo('Kape', 20), memo('Abaka', 1)];
  const allocations = allocationOf([open, cancelled, foreign], memos);
  const shown = allocations.map((each) => [each.currency, each.total, ...lines(each.byIssuer)]);
  expect(shown).toEqual([
    ['PHP', 3100, 'Kape 3000', 'Abaka 100'],
    ['USD', 300, 'Kape 300'],
  ]);
  const final = { commitmentStatus: 'completed', calibratedAmount: 600 };
  const [pesos] = allocationOf(
    [
      commitment('Kape', 10, { ...final, actualConvertedCurrencyCode: 'USD' }),
      commitment('Kape', 5, { ...final, commitmentStatus: 'canceled' }),
      parseCommitment({ nameOfIssuer: 'Kape' }),
    ],
    [parseMemo({ issuer: 'Abaka' })],
  );
  expect(lines(pesos?.byIssuer)).toEqual(['Abaka null', 'Kape null']);
  expect(pesos?.total).toBeNull();
  expect(pesos?.missing).toMatchObject({ unknownAmounts: 2, converted: 1 });
});

const part = (name: string, amount: number | null) => ({ name, amount: amount as Centavos | null });

it.each([
  [
    'add up by name, the largest first',
    [part('b', 10), part('a', 30), part('b', 60)],
    'b 2 70 70, a 1 30 30',
  ],
  ['have 0 % without a total', [part('a', 0)], 'a 1 0 0'],
  ['are none without parts', [], ''],
  [
    'are unknown without a known amount',
    [part('a', null), part('b', null), part('b', 5)],
    'b 2 5 100, a 1 null null',
  ],
])('portions %s', (_, parts, portions) => {
  const text = portionsOf(parts).map(
    (each) => `${each.name} ${each.count} ${each.amount} ${each.percent}`,
  );
  expect(text.join(', ')).toBe(portions);
});
