import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { configure } from '@investor-portal/shared/testing/configure';
import { sandboxUrl, signIn } from '@investor-portal/shared/testing/sandbox';
import { openPortfolio } from '../testing/open-portfolio';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const rowsOf = async (name: string) => {
  const [, ...rows] = within(await screen.findByRole('table', { name })).getAllByRole('row');
  return rows;
};

describe('the statement', () => {
  afterEach(() => jest.restoreAllMocks());

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
      'Total25,000.00',
    ]);
    // There are ten payments and two refunds.
    const payments = await rowsOf('Payments and refunds');
    expect(payments).toHaveLength(12 + 3);
    // One payment is pending. Only with it do the rows add up.
    expect(payments.slice(-3).map((row) => row.textContent)).toEqual([
      'Total paidPHP 90,000.00',
      'Total refundedPHP 22,000.00',
      'Payments not completedPHP 5,000.00',
    ]);
    const days = ahead ? `${today} to ${today}` : `${range[0]} to ${range[1]}`;
    expect(screen.getByText('Period').nextElementSibling).toHaveTextContent(days);
    const note = screen.queryByText('A statement ends today. It does not cover days to come.');
    expect(note !== null).toBe(ahead);
    expect(screen.getByText('Wallet ID').nextElementSibling).not.toHaveTextContent('--');
  });

  it('says which commitments it does not include', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const investor = await signIn();
    const made = { guid: 'c', commitmentDate: '2026-02-01', commitmentAmount: 5 };
    const data = [made, { guid: null }, { ...made, guid: 'd', commitmentDate: '2026-02-30' }];
    await investor.answerWithRows('commitments', data);
    openPortfolio(paths.statement('2026-01-01', '2026-06-30'));
    expect(await rowsOf('Commitments made')).toHaveLength(1);
    expect(
      screen.getByText(
        'Not included: 1 commitment that couldn’t be read, 1 commitment without a date.',
      ),
    ).toBeVisible();
  });

  it('is issued when its data was read', async () => {
    await signIn();
    const { user } = openPortfolio(paths.statement('2026-01-01', '2026-06-30'));
    const issuedAt = () => {
      const shown = screen.getByText('Issued').nextElementSibling?.textContent ?? '';
      return Date.parse(shown.replace(', ', 'T').replace(' PHT', ':00+08:00'));
    };
    await screen.findByText('Issued');
    const first = issuedAt();
    const clock = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => clock() + 4 * hourMs);
    await user.click(screen.getByRole('button', { name: 'Last month' }));
    await waitFor(() => expect(issuedAt()).toBeGreaterThanOrEqual(first + 4 * hourMs));
  });
});
