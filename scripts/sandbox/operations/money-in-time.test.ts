import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { apiOf, payloadOf, type Api, type Investor } from '../testing/api';
import { spawnSandbox, type SpawnedSandbox } from '../testing/spawn-sandbox';
import type { Audit } from './audit';

let sandbox: SpawnedSandbox;
let api: Api;

// Its own sandbox, since these tests move the clock and audit the books.
beforeAll(async () => {
  sandbox = await spawnSandbox();
  api = apiOf(sandbox.url);
}, 120_000);
afterAll(() => sandbox.stop());

const advance = (hours: number) => api.control('clock', { advanceSeconds: hours * 3_600 });
const longCampaign = () => api.campaign({ endsInHours: 480 });

async function committed(amount: number, campaign: Campaign, investor?: Investor) {
  const owner = investor ?? (await api.investor({ tier: 'Premium', balance: 100_000 }));
  const payload = payloadOf(owner, campaign, await api.user(owner), amount);
  const answer = await api.invest(owner, payload);
  const guid = answer.body.data?.guid ?? '';
  const state = async () => (await api.commitment(owner, guid)).body.data;
  const settle = () => api.control(`commitments/${guid}/settle`, {});
  const set = (code: 'CAN' | 'APP') => api.setStatus(owner, guid, code);
  return { owner, answer, state, settle, set };
}
const changed = (campaign: Campaign, changes: object) =>
  api.control(`campaigns/${campaign.guid}/material-change`, changes);
const debit = (status: string) => ({
  transactionType: { name: 'Debit' },
  status: { name: status },
});

it('a cancelled pending commitment does not settle later', async () => {
  const { owner, state, set } = await committed(5_000, await longCampaign());
  await set('CAN');
  await advance(24);
  const cancelled = await state();
  expect(cancelled).toMatchObject({ commitmentStatusCode: 'CAN' });
  expect(cancelled.commitmentDebitCreditAdvises).toContainEqual(
    expect.objectContaining(debit('Completed')),
  );
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
    commitmentDebitCreditAdvises: [debit('Completed')],
  });
  expect(await api.balance(owner)).toBe(95_000);
});

it('a material change skips cancelled commitments, and cannot go below what is committed', async () => {
  const campaign = await api.campaign({ totalOffering: 10_000, oversubscription: 1.5 });
  const gone = await committed(2_000, campaign);
  await gone.set('CAN');
  await committed(6_000, campaign);
  await expect(changed(campaign, { totalOffering: 3_900 })).rejects.toThrow(
    'cannot become smaller',
  );
  await changed(campaign, { totalOffering: 4_000 });
  expect(await gone.state()).toMatchObject({ commitmentStatusCode: 'CAN' });
  const { answer } = await committed(1_000, campaign);
  expect(answer.body.message).toBe('This campaign is fully subscribed.');
});

it('§4 close refunds pending and unconfirmed commitments, and allots shares for the rest, once', async () => {
  const campaign = await longCampaign();
  const [unconfirmed, confirmed] = [
    await committed(3_000, campaign),
    await committed(4_000, campaign),
  ];
  await changed(campaign, { sharePrice: 125 });
  await confirmed.set('APP');
  const [pending, settled] = [await committed(5_000, campaign), await committed(6_000, campaign)];
  await settled.settle();
  await api.control(`campaigns/${campaign.guid}/close`, {});
  const balances = [unconfirmed, confirmed, pending, settled].map(({ owner }) =>
    api.balance(owner),
  );
  expect(await Promise.all(balances)).toEqual([100_000, 96_000, 100_000, 94_000]);
  for (const action of ['close', 'terminate'])
    await expect(api.control(`campaigns/${campaign.guid}/${action}`, {})).rejects.toThrow(
      'closed already',
    );
  await expect(changed(campaign, { sharePrice: 1 })).rejects.toThrow('closed already');
});

it('§4 close rounds equal fractions up for earlier commitments', async () => {
  const campaign = await api.campaign({
    totalOffering: 1_100,
    sharePrice: 100,
    oversubscription: 2,
  });
  const all = [await committed(1_000, campaign), await committed(1_000, campaign)];
  for (const { settle } of all) await settle();
  await api.control(`campaigns/${campaign.guid}/close`, {});
  expect(await Promise.all(all.map(({ state }) => state()))).toMatchObject([
    { calibratedShares: 6 },
    { calibratedShares: 5 },
  ]);
});

it('§9 the standard limit counts calibrated amounts for a year', async () => {
  const basic = await api.investor({ tier: 'Basic', balance: 200_000 });
  const campaign = await api.campaign({ totalOffering: 20_000, oversubscription: 2 });
  const { settle } = await committed(40_000, campaign, basic);
  await settle();
  await api.control(`campaigns/${campaign.guid}/close`, {});
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
