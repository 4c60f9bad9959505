import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@investor-portal/shared/routes/paths';
import { updateCommitmentStatus } from '@investor-portal/shared/partner-api/contract/commitments';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { formatDate } from '@investor-portal/shared/rules/dates';
import type { Centavos } from '@investor-portal/shared/rules/money';
import { requestedActionIn } from '@investor-portal/shared/rules/requested-action';
import { control, createCampaign, signIn } from '@investor-portal/shared/testing/sandbox';
import { show as showRoute } from '@investor-portal/shared/testing/show';
import { configure, sandboxRules } from '@investor-portal/shared/testing/configure';
import { hideAmounts } from '@investor-portal/shared/testing/hide-amounts';
import { sentence } from '@investor-portal/shared/testing/sentence';
import { receiptOf, type Receipt } from './receipt';
import { ReceiptNotice } from './ReceiptNotice';
import { sampleReceipt } from './testing/sample-receipt';
import { receiptItems } from './ReceiptDialog';

beforeAll(() => configure());

const receipt = sampleReceipt;
const noticeOf = (changes: Partial<Receipt>, onDismiss = () => {}) => (
  <ReceiptNotice receipt={{ ...receipt, ...changes }} onDismiss={onDismiss} />
);
const show = (changes: Partial<Receipt> = {}) => showRoute(noticeOf(changes)).container;
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('says what was committed, unless amounts are hidden, and until when it can be cancelled, and leads to it', () => {
  const container = show({ cancellableUntil: Date.parse('2126-11-28T16:00:00Z') });
  expect(container).toHaveTextContent(
    'Your commitment: PHP 25,010.50 for 2,000 shares of Habi Heritage Textiles, Inc.',
  );
  expect(container).toHaveTextContent('You can cancel it until 2126-11-29, 00:00 PHT.');
  expect(hrefOf('View your commitment')).toBe(paths.commitment('g-1', 'c-1'));
  hideAmounts(true);
  expect(container).not.toHaveTextContent(/25,010|2,000/);
  hideAmounts(false);
});

it('links to all commitments if the receipt has no guid, and promises no cancellation after the deadline', () => {
  const [committedOn, cancellableUntil] = [Date.now() - 180_000, Date.now() - 120_000];
  const container = show({ commitmentGuid: '', committedOn, cancellableUntil });
  expect(container).toHaveTextContent('It cannot be cancelled.');
  expect(hrefOf('View your commitments')).toBe(paths.commitments);
});

describe('the notice about a commitment of another device', () => {
  const saysSo = sentence(
    /^You also committed PHP 20,000\.00 to this campaign at \d\d:\d\d PHT\.$/,
  );

  it('names in the receipt and leads to what stands, not what was known or is cancelled, nor a deadline that changed', async () => {
    const { commit } = await signIn('Premium', { balance: 500_000 });
    const campaign = await createCampaign({ minAmountPerInvestor: 1_000, endsInHours: 240 });
    const known = await commit(campaign, 5_000);
    const commitmentGuid = await commit(campaign, 25_010.5);
    await commit(await createCampaign({ minAmountPerInvestor: 1_000 }), 7_000);
    const cancellableUntil = Date.now() + 3_600_000;
    const made = { campaignGuid: campaign.guid, commitmentGuid, known: [known], cancellableUntil };
    const onDismiss = jest.fn();
    const reopen = (changes: Partial<Receipt> = {}) => {
      cleanup();
      const notice = noticeOf({ ...made, ...changes }, onDismiss);
      return showRoute(notice, ['/'], { focusThrottleInterval: 0 }).router;
    };
    reopen();
    expect(screen.queryByText(/You also committed/)).not.toBeInTheDocument();
    // The other device was slower, so its commitment appears when the investor comes back to the page.
    const other = await act(() => commit(campaign, 20_000));
    await waitFor(() => {
      act(() => void window.dispatchEvent(new Event('focus')));
      expect(screen.getByText(saysSo).closest('[role=status]')).toBeVisible();
    });
    await userEvent.click(screen.getByRole('button', { name: 'Receipt' }));
    const dialog = screen.getByRole('dialog', { name: 'Commitment Receipt' });
    expect(within(dialog).getByText(saysSo)).toBeVisible();
    expect(within(dialog).getByText(sentence(/^PHP 20,000\.00 to this campaign at/))).toBeVisible();

    const router = reopen();
    await userEvent.click(await screen.findByRole('link', { name: 'Cancel the other commitment' }));
    expect(router.state.location.pathname).toBe(paths.commitment(other, campaign.guid));
    expect(requestedActionIn(router.state.location.state)).toBe('cancel');

    reopen({ cancellableUntil: Date.now() - 120_000 });
    expect(await screen.findByText(saysSo)).toBeVisible();
    expect(screen.getByRole('link', { name: 'View the other commitment' })).toBeVisible();
    reopen({ commitmentGuid: '' });
    expect(await screen.findByText(saysSo)).toBeVisible();
    expect(screen.getAllByText(/You also committed/)).toHaveLength(1);
    await act(() => updateCommitmentStatus(other, 'CAN'));
    reopen();
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(screen.queryByText(saysSo)).not.toBeInTheDocument();

    await control(`campaigns/${campaign.guid}/material-change`, { sharePrice: 99 });
    reopen();
    expect(document.body).toHaveTextContent('You can cancel it until');
    await waitFor(() => expect(document.body).not.toHaveTextContent('cancel it until'));
    expect(screen.getByRole('link', { name: 'View your commitment' })).toBeVisible();
    expect(onDismiss).not.toHaveBeenCalled();
    await updateCommitmentStatus(commitmentGuid, 'CAN');
    reopen();
    await waitFor(() => expect(onDismiss).toHaveBeenCalledTimes(1));
  });

  it.each([
    ['without the receipt’s own, by its amount', '', 25_010.500_000_1, 20_000],
    ['without one that may be the receipt’s own', '', null, 20_000],
    ['of an unknown amount beside the receipt’s own', 'own', 1, null],
  ])('names another commitment %s', async (_what, commitmentGuid, own, other) => {
    const { answerWithRows } = await signIn();
    const row = { campaignGuid: receipt.campaignGuid, commitmentStatusCode: 'COM' };
    await answerWithRows('commitments', [
      { ...row, guid: 'own', commitmentAmount: own },
      { ...row, guid: 'other', commitmentAmount: other },
    ]);
    show({ commitmentGuid });
    const named = other === null ? 'an unknown amount' : 'PHP 20,000.00';
    const text = sentence(`You also committed ${named} to this campaign.`);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getAllByText(/You also committed/)).toHaveLength(1);
  });
});

const value = (label: string, of = receipt) =>
  receiptItems(of).find((item) => item.label === label)?.value;

describe('a receipt', () => {
  const before = Date.parse('2026-11-20T09:59:00Z');
  const late = { cancellableUntil: before };
  const withoutOffset = { ...late, committedOn: '2026-11-20T18:00:00' };
  const acknowledged = { riskAcknowledgement: 'I understand.', riskAcknowledgedOn: before };
  it.each<[string, string | undefined, Partial<Receipt>]>([
    ['Amount', 'PHP 25,010.50', {}],
    ['Share price', 'PHP 12.50', {}],
    ['Shares', '2,000', {}],
    ['Shares', 'At most 1,500', { mostShares: 1_500 }],
    ['Issuer', 'Habi Heritage Textiles, Inc.', {}],
    ['Payment option', 'E-Wallet · Investor Cash Account', {}],
    ['Committed on', '2026-11-20, 18:00 PHT', {}],
    ['Can be cancelled until', '2026-11-29, 00:00 PHT', {}],
    ['Fees', 'No fees', {}],
    ['Fees', 'PHP 12.50', { fee: 12.5, currencyCode: 'USD' }],
    ['Fees', undefined, { fee: null }],
    ['Risk', 'You could lose all the money you invest.', {}],
    ['You confirmed', undefined, {}],
    ['You confirmed', 'I understand. (2026-11-20, 17:59 PHT)', acknowledged],
    // Made after the deadline.
    ['Cancellation closed', '2026-11-20, 17:59 PHT', late],
    ['Cancellation closed', '2026-11-20, 17:59 PHT', withoutOffset],
    ['Can be cancelled until', undefined, late],
  ])('states %s as %j with %j', (label, text, changes) => {
    expect(value(label, { ...receipt, ...changes })).toBe(text);
  });

  it.each([
    ['Goes back when the campaign closes', sandboxRules],
    ['Less than one share', {}],
  ])('states what buys no whole share as “%s”', (label, platformRules) => {
    configure({ platformRules });
    expect(value(label)).toBe('PHP 10.50');
    expect(value(label, { ...receipt, amount: 25_000 })).toBeUndefined();
    expect(value('Less than one share', { ...receipt, mostShares: 1_500 })).toBe('PHP 10.50');
  });

  it('keeps the moment instead of today’s date', async () => {
    const campaign = await createCampaign();
    const payment = { label: '--', fee: null };
    const made = { campaign, payment, user: undefined, amount: 5_000_00 as Centavos, known: [] };
    const typeOf = (days: number) => {
      const createdOn = formatDate(Date.now() + days * 86_400_000);
      const commitment = { commitmentDate: '', createdOn, commitmentAmount: 5_000 } as Commitment;
      return typeof receiptOf({ ...made, commitment }).committedOn;
    };
    expect([typeOf(0), typeOf(-1)]).toEqual(['number', 'string']);
  });
});
