import { act, renderHook, screen, within } from '@testing-library/react';
import { paths } from '@investor-portal/shared/routes/paths';
import { useHideAmounts } from '@investor-portal/shared/session/amounts-hidden';
import { sentence } from '@investor-portal/shared/testing/sentence';
import { signIn } from '@investor-portal/shared/testing/sandbox';
import { openPortfolio } from '../testing/open-portfolio';

const lastYear = new Date().getUTCFullYear() - 1;

/**
 * Opens the summary of a year. The investor has one commitment with these debits and credits, and one that cannot be
 * read.
 */
async function openWith(advices: object[], year = lastYear) {
  const investor = await signIn();
  const commitment = {
    guid: 'c',
    commitmentCode: 'CMT-1',
    commitmentCurrencyCode: 'PHP',
    commitmentDebitCreditAdvises: advices,
  };
  const unreadable = { ...commitment, guid: null };
  await investor.answerWithRows('commitments', [commitment, unreadable]);
  openPortfolio(paths.yearlySummary(String(year)));
  await screen.findByRole('heading', { name: `Summary of ${year}` });
}
const advice = (createdOn: string | null, amount: number, status = 'Completed') => ({
  transactionType: 'Debit',
  createdOn,
  amount,
  status,
});

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const totalOf = (table: HTMLElement) => within(table).getAllByRole('row').at(-1)?.textContent;

describe('the yearly summary', () => {
  it('adds up what was paid, refunded and held, and is no tax advice', async () => {
    await signIn('Premium', { history: true });
    const { router, user } = openPortfolio(paths.yearlySummary('no year'));
    // In the sandbox's history 6 to 14 thousand were paid, 8 and 14 thousand were refunded, and 5 thousand are pending.
    const paid = await screen.findByRole('table', { name: 'Paid' });
    expect(totalOf(paid)).toBe('Total90,000.00');
    expect(totalOf(screen.getByRole('table', { name: 'Refunded' }))).toBe('Total22,000.00');
    // 250 shares for 25 thousand.
    const held = screen.getByRole('table', { name: /^Held at the end/ });
    expect(totalOf(held)).toBe('Total25025,000.00');
    const figure = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
    expect(figure('Held or committed before')).toBe('PHP 0.00');
    expect(figure('Committed, not settled')).toBe('PHP 43,000.00');
    const sum = screen.getByText('Held or committed before').closest('dl');
    const signs = [...(sum?.children ?? [])].map((line) => line.getAttribute('data-sign'));
    expect(signs).toEqual([null, '+', '−', '−', '=']);
    expect(
      screen.getByText(/^Held or committed before \+ Paid − Refunded − .* = Held at the end\.$/),
    ).toBeVisible();
    expect(screen.queryByText(/The records do not explain/)).toBeNull();
    expect(screen.getByText('This is not tax advice.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
    const unusable = `The year in this link can’t be used. You see ${new Date().getUTCFullYear()} instead.`;
    expect(screen.getByText(unusable)).toBeVisible();
    const before = String(new Date().getUTCFullYear() - 1);
    await user.click(screen.getByRole('button', { name: before }));
    expect(screen.queryByText(unusable)).not.toBeInTheDocument();
    expect(router.state.location.search).toBe(`?year=${before}`);
    expect(await screen.findByRole('heading', { name: `Summary of ${before}` })).toBeVisible();
    expect(await screen.findAllByText('No record found')).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  });

  it.each([{}, { balance: { beginningShares: 120, endingShares: 120 } }])(
    'does not take an unknown balance for nothing: %j',
    async (data) => {
      const investor = await signIn();
      await investor.fail('accountActivity', { response: { body: JSON.stringify({ data }) } });
      openPortfolio(paths.yearlySummary(String(lastYear)));
      const held = await screen.findByText('Held at the end');
      expect(held.nextElementSibling).toHaveTextContent('--');
      expect(screen.getByText('Held or committed before').nextElementSibling).toHaveTextContent(
        '--',
      );
      expect(screen.getByText(/^We don’t know which shares you held/)).toBeVisible();
    },
  );

  it('lets the investor hide the amount that the records do not explain', async () => {
    const held = { endingShares: 1, endingBalanceList: [{ totalNoUnits: 1, amount: 5_000 }] };
    const data = { balance: { beginningShares: 0, ...held } };
    const investor = await signIn();
    await investor.fail('accountActivity', { response: { body: JSON.stringify({ data }) } });
    openPortfolio(paths.yearlySummary(String(lastYear)));
    const text = await screen.findByText(sentence('The records do not explain PHP 5,000.00.'));
    const { result } = renderHook(() => useHideAmounts());
    act(() => result.current[1]());
    expect(text).toHaveTextContent('The records do not explain PHP ••••••Amount hidden.');
    act(() => result.current[1]());
  });

  it('claims no total of nothing beside a commitment that cannot be read', async () => {
    await openWith([advice(`${lastYear}-06-01`, 700)]);
    const figure = (label: string) => {
      const [term] = screen.getAllByText(label, { selector: 'dt' });
      return term?.nextElementSibling?.textContent;
    };
    expect(figure('Paid')).toBe('PHP 700.00');
    expect(figure('Refunded')).toBe('--');
  });

  it('lists what is not in its totals', async () => {
    await openWith([
      advice(`${lastYear}-03-01`, 5),
      advice(`${lastYear}-03-02`, 7, 'Disbursed'),
      advice(null, 11),
      advice(`${lastYear - 1}-03-02`, 13, 'Disbursed'),
    ]);
    expect(totalOf(screen.getByRole('table', { name: 'Paid' }))).toBe('Total5.00');
    expect(screen.getByText('Not included: 1 commitment that couldn’t be read.')).toBeVisible();
    const others = screen.getByRole('table', { name: 'On record, but not in these totals' });
    expect(
      within(others)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual([
      'DateIssuerCommitmentTypeStatusAmount, PHP',
      `${lastYear}-03-02CMT-1CMT-1DebitDisbursed7.00`,
      '--CMT-1CMT-1DebitCompleted11.00',
    ]);
  });
});
