import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { createCommitment as commit, ownApi, type Investor } from '../testing/api';
import type { Audit } from './audit';

// These tests move the clock and audit the money.
const api = ownApi();

const advance = (hours: number) => api.control('clock', { advanceSeconds: hours * 3_600 });
const longCampaign = () => api.campaign({ endsInHours: 480 });

const committed = (amount: number, campaign: Campaign, who?: Investor) =>
  commit(api, campaign, amount, who);
const changed = (campaign: Campaign, changes: object) =>
  api.control(`campaigns/${campaign.guid}/material-change`, changes);
const closed = (campaign: Campaign, options: object = {}) =>
  api.control(`campaigns/${campaign.guid}/close`, options);
const terminated = (campaign: Campaign) => api.control(`campaigns/${campaign.guid}/terminate`, {});
const paid = { transactionType: { name: 'Debit' }, status: { name: 'Completed' } };

it('pending commitments settle and unconfirmed ones lapse', async () => {
  const campaign = await longCampaign();
  const { owner, state } = await committed(5_000, campaign);
  await advance(1);
  expect(await state()).toMatchObject({ commitmentStatusCode: 'COM' });
  await changed(campaign, { equityOffered: 3, reconfirmWithinSeconds: 7_200 });
  await advance(1.5);
  expect(await state()).toMatchObject({ commitmentStatusCode: 'REC' });
  await advance(1);
  expect(await state()).toMatchObject({ commitmentStatusCode: 'CAN' });
  expect(await api.balance(owner)).toBe(100_000);
});

it('a share price may have fractions of a centavo', async () => {
  const campaign = await api.campaign({ totalOffering: 1_000_000, sharePrice: 0.125 });
  expect(campaign).toMatchObject({ sharePrice: 0.125, numberSharesOffered: 8_000_000 });
  const { state } = await committed(10_000.05, campaign);
  expect(await state()).toMatchObject({ commitmentShares: 80_000 });
  await changed(campaign, { sharePrice: 0.124 });
  const { commitmentShares, materialChanges } = await state();
  expect(commitmentShares).toBe(80_645);
  const change = { field: 'sharePrice', before: 'PHP 0.125', after: 'PHP 0.124' };
  expect(materialChanges).toContainEqual(change);
});

it('§4 close calibrates pro rata, refunds the rest, writes memos and transactions', async () => {
  const campaign = await api.campaign({ totalOffering: 10_000, oversubscription: 2 });
  const first = await committed(9_000, campaign);
  const second = await committed(6_050, campaign);
  await advance(1);
  await closed(campaign, { certificates: false });
  // The two commitments are worth 90 and 60 shares, but only 100 are offered.
  expect(await first.state()).toMatchObject({
    calibratedShares: 60,
    calibratedAmount: 6_000,
    commitmentStatus: { name: 'committed' },
    completionDate: expect.any(String),
  });
  expect(await second.state()).toMatchObject({
    calibratedShares: 40,
    calibratedAmount: 4_000,
    commitmentDebitCreditAdvises: [
      { amount: 2_050, transactionType: { name: 'Credit' } },
      { amount: 6_050, transactionType: { name: 'Debit' } },
    ],
  });
  expect(await api.balance(first.owner)).toBe(94_000);
  expect(await api.balance(second.owner)).toBe(96_000);
  expect((await api.memos(first.owner)).data).toMatchObject([
    { finalNumberOfShares: 60, finalInvestmentAmount: 6_000, certificateNumber: null },
  ]);
  await api.control(`campaigns/${campaign.guid}/certify`, {});
  const [memo] = (await api.memos(first.owner)).data;
  expect(memo?.certificateNumber).toMatch(/^CERT-\d{4}-\d{6}$/);
  expect(await first.state()).toMatchObject({ commitmentStatus: { name: 'completed' } });
});

it('a cancelled pending commitment does not settle later', async () => {
  const { owner, state, set } = await committed(5_000, await longCampaign());
  await set('CAN');
  await advance(24);
  const cancelled = await state();
  expect(cancelled).toMatchObject({ commitmentStatusCode: 'CAN' });
  expect(cancelled.commitmentDebitCreditAdvises).toContainEqual(expect.objectContaining(paid));
  expect(await api.balance(owner)).toBe(100_000);
});

it('a commitment reconfirmed while pending is paid and does not lapse later', async () => {
  const campaign = await longCampaign();
  const { owner, state, set, settle } = await committed(5_000, campaign);
  await changed(campaign, { sharePrice: 125, reconfirmWithinSeconds: 3_600 });
  await expect(settle()).rejects.toThrow('A commitment that settles');
  await set('APP');
  await advance(24);
  expect(await state()).toMatchObject({
    commitmentStatusCode: 'APP',
    commitmentDebitCreditAdvises: [paid],
  });
  expect(await api.balance(owner)).toBe(95_000);
});

it('a material change skips cancelled commitments, and cannot go below what is committed', async () => {
  const campaign = await api.campaign({ totalOffering: 10_000, oversubscription: 1.5 });
  const gone = await committed(2_000, campaign);
  await gone.set('CAN');
  await committed(6_000, campaign);
  const smaller = changed(campaign, { totalOffering: 3_900 });
  await expect(smaller).rejects.toThrow('cannot become smaller');
  await changed(campaign, { totalOffering: 4_000 });
  expect(await gone.state()).toMatchObject({ commitmentStatusCode: 'CAN' });
  const { answer } = await committed(1_000, campaign);
  expect(answer.body.message).toBe('This campaign is fully subscribed.');
});

it('§4 close refunds pending and unconfirmed commitments, and allots shares for the rest, once', async () => {
  const campaign = await longCampaign();
  const unconfirmed = await committed(3_000, campaign);
  const confirmed = await committed(4_000, campaign);
  await changed(campaign, { sharePrice: 125 });
  await confirmed.set('APP');
  const pending = await committed(5_000, campaign);
  const settled = await committed(6_000, campaign);
  await settled.settle();
  await closed(campaign);
  const all = [unconfirmed, confirmed, pending, settled];
  const balances = await Promise.all(all.map(({ owner }) => api.balance(owner)));
  expect(balances).toEqual([100_000, 96_000, 100_000, 94_000]);
  for (const again of [closed, terminated])
    await expect(again(campaign)).rejects.toThrow('closed already');
  await expect(changed(campaign, { sharePrice: 1 })).rejects.toThrow('closed already');
  // A termination refunds everyone.
  const other = await longCampaign();
  const { owner, state } = await committed(5_000, other);
  await terminated(other);
  expect(await state()).toMatchObject({
    commitmentStatusCode: 'CAN',
    commitmentStatus: { name: 'terminated' },
    campaignStatus: 'TERMINATED',
  });
  expect(await api.balance(owner)).toBe(100_000);
});

it('§9 the standard limit counts calibrated amounts for a year', async () => {
  const basic = await api.investor({ tier: 'Basic', balance: 200_000 });
  const campaign = await api.campaign({ totalOffering: 20_000, oversubscription: 2 });
  const { settle } = await committed(40_000, campaign, basic);
  await settle();
  await closed(campaign);
  const commit = async (amount: number) =>
    (await committed(amount, await longCampaign(), basic)).answer.status;
  expect(await commit(30_000.01)).toBe(422);
  expect(await commit(30_000)).toBe(200);
  await advance(24 * 364);
  expect(await commit(1_000)).toBe(422);
  await advance(24 * 2);
  expect(await commit(50_000)).toBe(200);
});

it('an unpaid pending commitment expires', async () => {
  const investor = await api.investor({ tier: 'Premium', history: true });
  const { data } = await api.commitments(investor);
  const guid = data.find((each) => each.commitmentStatusCode === 'PEN')?.guid ?? '';
  await advance(24 * 31);
  const { body } = await api.commitment(investor, guid);
  expect(body.data).toMatchObject({ commitmentStatusCode: 'CAN' });
});

it('leaves the books balanced', async () => {
  expect(await api.control<Audit>('audit')).toMatchObject({ faults: [] });
});
