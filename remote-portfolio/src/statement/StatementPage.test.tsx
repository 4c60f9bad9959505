import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { configure } from '@investor-portal/shared/testing/configure';
import { hideAmounts } from '@investor-portal/shared/testing/hide-amounts';
import { sentence } from '@investor-portal/shared/testing/sentence';
import { sandboxUrl, signIn } from '@investor-portal/shared/testing/sandbox';
import { openPortfolio } from '../testing/open-portfolio';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const rowsOf = async (name: string) => {
  const [, ...rows] = within(await screen.findByRole('table', { name })).getAllByRole('row');
  return rows;
};

describe('the statement', () => {
  it('lists the transactions and commitments of the platform’s days', async () => {
    await signIn('Premium', { history: true });
    // In this time zone it is already tomorrow or still yesterday.
    const ahead = new Date().getUTCHours() >= 11;
    const timeZone = ahead ? 'Pacific/Kiritimati' : 'Pacific/Pago_Pago';
    configure({ partnerApiUrl: sandboxUrl(), timeZone });
    const today = formatDate(Date.now());
    const range = [today, formatDate(Date.now() + (ahead ? dayMs : -dayMs))].sort() as [
      string,
      string,
    ];
    openPortfolio(paths.statement(...range));
    // The sandbox's history has ten commitments. Two of them became shares.
    expect(await rowsOf('Commitments made')).toHaveLength(10);
    const transactions = await rowsOf('Share purchases');
    expect(transactions.map((row) => row.textContent)).toEqual([
      expect.stringContaining(today),
      expect.stringContaining(today),
      'TotalPHP 25,000.00',
    ]);
    // There are ten payments, two refunds and three totals.
    expect(await rowsOf('Payments and refunds')).toHaveLength(12 + 3);
    const days = ahead ? `${today} to ${today}` : `${range[0]} to ${range[1]}`;
    expect(screen.getByText('Period').nextElementSibling).toHaveTextContent(days);
    const note = screen.queryByText('A statement ends today. It does not cover days to come.');
    expect(note !== null).toBe(ahead);
    expect(screen.getByText('Wallet ID').nextElementSibling).not.toHaveTextContent('--');
  });

  it('says which commitments it does not include, and was read when it says that it was issued', async () => {
    const investor = await signIn();
    const made = { guid: 'c', commitmentDate: '2026-02-01', commitmentAmount: 5 };
    const data = [made, { guid: null }, { ...made, guid: 'd', commitmentDate: '2026-02-30' }];
    await investor.answerWithRows('commitments', data);
    const { user } = openPortfolio(paths.statement('2026-01-01', '2026-06-30'));
    expect(await rowsOf('Commitments made')).toHaveLength(1);
    const missing =
      'Not included: 1 commitment that couldn’t be read, 1 commitment without a date.';
    expect(screen.getByText(missing)).toBeVisible();
    const issued = () => screen.getByText('Issued').nextElementSibling?.textContent;
    const first = issued();
    const clock = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => clock() + 4 * hourMs);
    await user.click(screen.getByText('Last month'));
    await waitFor(() =>
      expect(screen.getByText('Period').nextElementSibling).not.toHaveTextContent('2026-01-01'),
    );
    // The payments of the new period were read with those of the first.
    expect(issued()).toBe(first);
  });

  it('adds up what was paid, refunded and held, and replaces the yearly summary', async () => {
    await signIn('Premium', { history: true });
    const year = String(new Date().getUTCFullYear());
    const { router, user } = openPortfolio(`/main/portfolio/yearly-summary?year=${year}`);
    const figure = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
    await screen.findByText('Held or committed before');
    expect(router.state.location.pathname).toBe('/main/portfolio/statement');
    expect(router.state.location.search).toMatch(`?start=${year}-01-01&end=${year}-`);
    // In the sandbox's history 6 to 14 thousand were paid, 8 and 14 thousand were refunded, and 5 thousand are pending.
    expect(figure('Held or committed before')).toBe('PHP 0.00');
    expect(figure('+ Paid')).toBe('PHP 90,000.00');
    expect(figure('− Refunded')).toBe('PHP 22,000.00');
    expect(figure('− Committed, not settled')).toBe('PHP 43,000.00');
    expect(figure('= Held at the end')).toBe('PHP 25,000.00');
    expect(screen.queryByText(/The records do not explain/)).toBeNull();
    expect(screen.getByText('This is not tax advice.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
    await user.click(screen.getByText(/^Full year /));
    expect(await screen.findAllByText('No record found')).toHaveLength(5);
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  });

  it('lets the investor hide the amount that the records do not explain', async () => {
    const held = { endingShares: 1, endingBalanceList: [{ totalNoUnits: 1, amount: 5_000 }] };
    const investor = await signIn();
    await investor.answer('accountActivity', { balance: { beginningShares: 0, ...held } });
    openPortfolio(paths.statement('2025-01-01', '2025-12-31'));
    const text = await screen.findByText(sentence('The records do not explain PHP 5,000.00.'));
    hideAmounts(true);
    expect(text).toHaveTextContent('The records do not explain PHP ••••••Amount hidden.');
    hideAmounts(false);
  });
});
