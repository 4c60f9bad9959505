import { screen, within } from '@testing-library/react';
import { paths } from '@investor-portal/shared/routes/paths';
import { signIn } from '@investor-portal/shared/testing/sandbox';
import { openPortfolio } from '../testing/open-portfolio';

async function openWith(data: object) {
  const investor = await signIn();
  await investor.fail('accountActivity', { response: { body: JSON.stringify({ data }) } });
  openPortfolio(paths.accountActivity);
  await screen.findByText('Ending Balance');
}
const position = (issuer: string, finalInvestmentAmount: number) => ({
  issuer,
  finalInvestmentAmount,
  currencyCode: 'PHP',
});

describe('§2 the preview of stock positions', () => {
  const [a, b, c] = [position('A', 1), position('B', 2), position('C', 3)];

  it('says that it shows the first positions', async () => {
    await openWith({ stockPositions: [c, a, b, position('D', 4)] });
    const preview = within(await screen.findByRole('region', { name: 'Stock Position' }));
    expect(preview.getByText('The first 3 of 4 positions')).toBeVisible();
    const shown = preview.getAllByRole('listitem').map((row) => row.querySelector('dd'));
    expect(shown.map((issuer) => issuer?.textContent)).toEqual(['C', 'A', 'B']);
  });
});

it('says what an entry is if the API does not name its issuer', async () => {
  await openWith({
    stockPositions: [position('', 1)],
    transactions: [{ amount: 2, transactionNo: 'TXN-1' }],
    balance: { endingBalanceList: [{ amount: 3 }] },
  });
  await screen.findByRole('region', { name: 'Stock Position' });
  const entries = screen.getAllByText('Entry').map((each) => each.nextSibling?.textContent);
  expect(entries).toEqual(['Share purchase', 'Shares', 'Shares']);
});

describe('§2 the amount of a balance', () => {
  const entry = (amount: number | null, totalNoUnits: number | null = 5) => ({
    amount,
    totalNoUnits,
  });

  it.each([
    ['all of its shares', [entry(10), entry(20)], 10, 'PHP 30.00Share: 10'],
    ['fewer shares than it has', [entry(10)], 10, 'Share: 10'],
    ['an unknown amount', [entry(10), entry(null)], 10, 'Share: 10'],
    ['an unknown number of shares', [entry(10, null)], null, 'Share: --'],
    ['no shares', [], 0, 'Share: 0'],
  ])('with %s', async (_, endingBalanceList, endingShares, figures) => {
    await openWith({ balance: { endingBalanceList, endingShares } });
    const summary = screen.getByText('Ending Balance').closest('summary');
    expect(summary).toHaveTextContent(`Ending Balance${figures}`);
  });
});
