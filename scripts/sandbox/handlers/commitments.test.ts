import type { NewCampaign } from '../operations/create-campaign';
import { createCommitment as commit, sharedApi, type Investor } from '../testing/api';

const api = sharedApi();
const investor = () => api.investor({ tier: 'Premium', balance: 100_000 });
const committed = async (campaign: NewCampaign = {}, amount = 5_000, who?: Investor) =>
  commit(api, await api.campaign(campaign), amount, who);

describe('§7 invest', () => {
  it('debits the wallet, adds to the campaign and shows a pending debit', async () => {
    const { owner, campaign, state } = await committed();
    expect(await api.balance(owner)).toBe(95_000);
    expect(await state()).toMatchObject({
      campaignGuid: campaign.guid,
      campaignStatus: 'PENDING',
      commitmentStatusCode: 'PEN',
      commitmentStatus: { name: 'pending' },
      commitmentAmount: 5_000,
      commitmentShares: 50,
      commitmentDebitCreditAdvises: [
        { amount: 5_000, transactionType: { name: 'Debit' }, status: { name: 'Pending' } },
      ],
    });
    const path = `partner-transactional/investment-opportunities/${campaign.guid}/subscription-detail`;
    const total = { totalCommitmentAmountWithCurrency: 'PHP 5,000.00', totalInvestors: 1 };
    const { body } = await api.as(owner)('GET', path);
    expect(body).toMatchObject({ data: { percentage: 0.5, ...total } });
  });

  it.each([
    ['before it starts', { startsInHours: 5 }, 5_000, 'This offering has not started yet.'],
    ['after it ended', { endsInHours: -1 }, 5_000, 'This offering has ended.'],
    ['too little', {}, 999.99, 'Entered amount must be at least 1,000.00.'],
    ['too much', {}, 500_000.01, 'Entered amount must not exceed 500,000.00.'],
    [
      'more than is left',
      { totalOffering: 4_800, oversubscription: 1 },
      5_000,
      /only PHP 4,800.00/,
    ],
    ['more than the wallet holds', {}, 100_000.01, /balance of PHP 100,000.00 is not enough/],
    ['nothing', {}, 0, 'Amount must be a valid number'],
  ])('rejects %s', async (_, campaign, amount, message) => {
    const { owner, answer } = await committed(campaign, amount);
    expect(answer.status).toBe(422);
    expect(answer.body.message).toMatch(message);
    expect(await api.balance(owner)).toBe(100_000);
  });

  it.each([
    ['close', 'This offering is closed.'],
    ['terminate', 'This offering was terminated.'],
  ])('rejects a commitment to a campaign after %s', async (action, message) => {
    const campaign = await api.campaign();
    await api.control(`campaigns/${campaign.guid}/${action}`, {});
    const { answer } = await commit(api, campaign);
    expect(answer).toMatchObject({ status: 422, body: { message } });
  });

  it('accepts exactly the minimum, the maximum and the whole balance, from a registered investor', async () => {
    expect((await committed({}, 1_000)).answer.status).toBe(200);
    const most = await committed({ maxAmountPerInvestor: 100_000 }, 100_000);
    expect(most.answer.status).toBe(200);
    const { answer } = await committed({}, 5_000, await api.investor({ tier: 'New' }));
    const message = 'Complete your registration before you invest.';
    expect(answer).toMatchObject({ status: 422, body: { message } });
  });

  it('counts all of an investor’s commitments towards a campaign’s maximum', async () => {
    const { owner, payload, guid } = await committed({ maxAmountPerInvestor: 8_000 });
    const again = () => api.invest(owner, payload);
    expect((await again()).body.message).toContain('together it must not exceed PHP 8,000.00');
    const elsewhere = await committed({ maxAmountPerInvestor: 8_000 }, 8_000, owner);
    expect(elsewhere.answer.status).toBe(200);
    await api.setStatus(owner, guid, 'CAN');
    expect((await again()).status).toBe(200);
  });

  it('rejects a payload with another investor, issuer or offering', async () => {
    const { owner, payload } = await committed();
    for (const [change, status] of [
      [{ investorAccountId: 'another' }, 404],
      [{ transactionCampaignId: '999999999' }, 404],
      [{ investorAccountServiceId: 1 }, 400],
      [{ issuerId: 'another' }, 400],
      [{ issuerName: 'Another, Inc.' }, 400],
      [{ actualConvertedAmount: 4_000 }, 400],
      [{ commitmentAmount: 5_000.001 }, 400],
      [{ commitmentCurrencyCode: 'USD' }, 422],
      [{ actualConvertedCurrencyCode: 'USD' }, 422],
      [{ commitmentExpirationDate: '01/31/2020' }, 422],
    ] as const) {
      const answer = await api.invest(owner, { ...payload, ...change });
      expect([change, answer.status]).toEqual([change, status]);
    }
  });

  it('§3 handles an Idempotency-Key once, and rejects it for another body', async () => {
    const { owner, payload } = await committed();
    const first = await api.invest(owner, payload, 'k1');
    expect(await api.invest(owner, payload, 'k1')).toEqual(first);
    const of = (amount: number) => ({
      ...payload,
      commitmentAmount: amount,
      actualConvertedAmount: amount,
    });
    expect((await api.invest(owner, of(6_000), 'k1')).status).toBe(422);
    expect(await api.balance(owner)).toBe(90_000);
    // A rejected request does not use up the key.
    expect((await api.invest(owner, of(400_000), 'k2')).status).toBe(422);
    expect((await api.invest(owner, payload, 'k2')).status).toBe(200);
    // A key belongs to one investor, so another investor may use the same key.
    const another = await committed();
    const own = await api.invest(another.owner, another.payload, 'k1');
    expect(own.status).toBe(200);
    expect(own.body.data.guid).not.toBe(first.body.data.guid);
    expect(await api.invest(another.owner, another.payload, 'k1')).toEqual(own);
  });
});

describe('§4 cancel and reconfirm', () => {
  it('refunds the money once', async () => {
    const { owner, campaign, set, state } = await committed();
    expect((await set('CAN')).body.message).toContain('PHP 5,000.00 is back');
    expect(await set('CAN')).toMatchObject({ status: 409 });
    expect(await api.balance(owner)).toBe(100_000);
    expect(await state()).toMatchObject({ commitmentStatus: { name: 'canceled' } });
    const path = `partner-transactional/investment-opportunities/${campaign.guid}`;
    const { body } = await api.as(owner)('GET', path);
    expect(body).toMatchObject({ data: { totalRaisedAmount: 0 } });
  });

  it('§9 ends cancelling 48 hours before the end', async () => {
    const { campaign } = await committed({ endsInHours: 48.01 });
    expect(campaign.isInvestmentActionAllowed).toBe(true);
    const late = await committed({ endsInHours: 47.99 });
    expect(late.campaign.isInvestmentActionAllowed).toBe(false);
    const message = expect.stringContaining('48 hours');
    expect(await late.set('CAN')).toMatchObject({ status: 409, body: { message } });
  });

  it('asks for reconfirmation after a material change, even late, and accepts either decision', async () => {
    const one = await committed({ endsInHours: 30 });
    const other = await commit(api, one.campaign, 7_000);
    expect(await one.set('APP')).toMatchObject({ status: 409 });
    await api.control(`campaigns/${one.campaign.guid}/material-change`, { sharePrice: 125 });
    expect(await one.state()).toMatchObject({
      commitmentStatusCode: 'REC',
      campaignStatus: 'RECONFIRM',
      commitmentShares: 40,
      reconfirmDeadlineDate: expect.stringMatching(/^\d{4}-/),
      materialChanges: [
        { field: 'sharePrice', before: 'PHP 100.00', after: 'PHP 125.00' },
        { field: 'numberSharesOffered', before: '10,000', after: '8,000' },
      ],
    });
    expect((await one.set('APP')).status).toBe(200);
    expect((await one.set('CAN')).status).toBe(409);
    expect((await other.set('CAN')).status).toBe(200);
    expect(await api.balance(other.owner)).toBe(100_000);
  });
});

describe('§6 an account sees its own', () => {
  it("responds 404 for another investor's commitment, and changes nothing", async () => {
    const { owner, guid } = await committed();
    const stranger = await investor();
    expect(await api.commitment(stranger, guid)).toMatchObject({ status: 404 });
    expect(await api.setStatus(stranger, guid, 'CAN')).toMatchObject({ status: 404 });
    expect((await api.commitments(stranger)).data).toEqual([]);
    const filter = { advanceFilter: { investorAccountId: owner.accountId } };
    expect((await api.commitments(stranger, filter)).data).toEqual([]);
    expect((await api.commitments(owner, filter)).data).toHaveLength(1);
    const path = `partner/partner/${owner.externalReferenceCode}/details`;
    expect(await api.as(stranger)('GET', path)).toMatchObject({ status: 404 });
  });
});
