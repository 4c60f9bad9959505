import { payloadOf, sharedApi, type Investor } from '../testing/api';

const api = sharedApi();
const investor = (balance = 100_000) => api.investor({ tier: 'Premium', balance });

async function committed(campaignOptions = {}, amount = 5_000, who?: Investor) {
  const owner = who ?? (await investor());
  const campaign = await api.campaign(campaignOptions);
  const payload = payloadOf(owner, campaign, await api.user(owner), amount);
  const answer = await api.invest(owner, payload);
  return { owner, campaign, payload, answer, guid: answer.body.data?.guid ?? '' };
}

describe('§7 invest', () => {
  it('debits the wallet, adds to the campaign and shows a pending debit', async () => {
    const { owner, campaign, guid } = await committed();
    expect(await api.balance(owner)).toBe(95_000);
    expect((await api.commitment(owner, guid)).body.data).toMatchObject({
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
    expect((await api.as(owner)('GET', path)).body).toMatchObject({
      data: {
        percentage: 0.5,
        totalCommitmentAmountWithCurrency: 'PHP 5,000.00',
        totalInvestors: 1,
      },
    });
  });

  it('settles after a while, or on request', async () => {
    const { owner, guid } = await committed();
    await api.control(`commitments/${guid}/settle`, {});
    expect((await api.commitment(owner, guid)).body.data).toMatchObject({
      commitmentStatusCode: 'COM',
      commitmentStatus: { name: 'ongoing' },
      commitmentDebitCreditAdvises: [{ status: { name: 'Completed' } }],
    });
  });

  it.each([
    ['before it starts', { startsInHours: 5 }, 5_000, 'This offering has not started yet.'],
    ['after it ended', { endsInHours: -1 }, 5_000, 'This offering has ended.'],
    ['too little', {}, 999.99, 'Entered amount must be at least 1,000.00.'],
    ['too much', {}, 500_000.01, 'Entered amount must not exceed 500,000.00.'],
    [
      'more than is left',
      { totalOffering: 4_000, oversubscription: 1.2 },
      5_000,
      /only PHP 4,800.00/,
    ],
    ['more than the wallet holds', {}, 100_000.01, /balance of PHP 100,000.00 is not enough/],
  ])('rejects %s', async (_, campaign, amount, message) => {
    const { owner, answer } = await committed(campaign, amount);
    expect(answer.status).toBe(422);
    expect(answer.body.message).toMatch(message);
    expect(await api.balance(owner)).toBe(100_000);
  });

  it('§9 holds Basic to the limit over all campaigns; Premium is waived', async () => {
    const basic = await api.investor({ tier: 'Basic', balance: 100_000 });
    expect((await committed({}, 30_000, basic)).answer.status).toBe(200);
    const above = await committed({}, 20_000.01, basic);
    expect(above.answer).toMatchObject({ status: 422 });
    expect(above.answer.body.message).toContain('standard investment limit');
    expect((await committed({}, 20_000, basic)).answer.status).toBe(200);
    expect((await committed({}, 60_000)).answer.status).toBe(200);
  });

  it('counts all of an investor’s commitments towards a campaign’s maximum', async () => {
    const { owner, payload, guid } = await committed({ maxAmountPerInvestor: 8_000 });
    const again = () => api.invest(owner, payload);
    expect((await again()).body.message).toContain('together it must not exceed PHP 8,000.00');
    expect((await committed({ maxAmountPerInvestor: 8_000 }, 8_000, owner)).answer.status).toBe(
      200,
    );
    await api.setStatus(owner, guid, 'CAN');
    expect((await again()).status).toBe(200);
  });

  it('rejects a payload with another investor, issuer or offering', async () => {
    const { owner, payload } = await committed();
    const changed = (change: object) => api.invest(owner, { ...payload, ...change });
    expect((await changed({ investorAccountId: 'another' })).status).toBe(404);
    expect((await changed({ transactionCampaignId: '999999999' })).status).toBe(404);
    expect((await changed({ investorAccountServiceId: 1 })).status).toBe(400);
    expect((await changed({ issuerId: 'another' })).status).toBe(400);
    expect((await changed({ issuerName: 'Another, Inc.' })).status).toBe(400);
    expect((await changed({ actualConvertedAmount: 4_000 })).status).toBe(400);
    expect((await changed({ commitmentCurrencyCode: 'USD' })).status).toBe(422);
    expect((await changed({ actualConvertedCurrencyCode: 'USD' })).status).toBe(422);
    expect((await changed({ commitmentExpirationDate: '01/31/2020' })).status).toBe(422);
    expect((await changed({ commitmentAmount: 5_000.001 })).status).toBe(400);
  });

  it('§3 handles an Idempotency-Key once, and rejects it for another body', async () => {
    const { owner, payload } = await committed();
    const first = await api.invest(owner, payload, 'k1');
    expect(await api.invest(owner, payload, 'k1')).toEqual(first);
    const other = await api.invest(
      owner,
      { ...payload, commitmentAmount: 6_000, actualConvertedAmount: 6_000 },
      'k1',
    );
    expect(other).toMatchObject({ status: 422 });
    expect(await api.balance(owner)).toBe(90_000);
    // A rejected request does not use up the key.
    const tooMuch = { ...payload, commitmentAmount: 400_000, actualConvertedAmount: 400_000 };
    expect((await api.invest(owner, tooMuch, 'k2')).status).toBe(422);
    expect((await api.invest(owner, payload, 'k2')).status).toBe(200);
    // Keys belong to an investor: another one's key is unrelated.
    const another = await committed();
    const own = await api.invest(another.owner, another.payload, 'k1');
    expect(own.status).toBe(200);
    expect(own.body.data.guid).not.toBe(first.body.data.guid);
    expect(await api.invest(another.owner, another.payload, 'k1')).toEqual(own);
  });
});

describe('§4 cancel and reconfirm', () => {
  it('refunds the money once', async () => {
    const { owner, campaign, guid } = await committed();
    expect((await api.setStatus(owner, guid, 'CAN')).body.message).toContain(
      'PHP 5,000.00 is back',
    );
    expect(await api.balance(owner)).toBe(100_000);
    expect(await api.setStatus(owner, guid, 'CAN')).toMatchObject({ status: 409 });
    expect(await api.balance(owner)).toBe(100_000);
    expect((await api.commitment(owner, guid)).body.data).toMatchObject({
      commitmentStatus: { name: 'canceled' },
    });
    const path = `partner-transactional/investment-opportunities/${campaign.guid}`;
    expect((await api.as(owner)('GET', path)).body).toMatchObject({
      data: { totalRaisedAmount: 0 },
    });
  });

  it('§9 ends cancelling 48 hours before the end', async () => {
    const open = await committed({ endsInHours: 48.01 });
    expect(open.campaign.isInvestmentActionAllowed).toBe(true);
    expect((await api.setStatus(open.owner, open.guid, 'CAN')).status).toBe(200);
    const late = await committed({ endsInHours: 47.99 });
    expect(late.campaign.isInvestmentActionAllowed).toBe(false);
    const answer = await api.setStatus(late.owner, late.guid, 'CAN');
    expect(answer).toMatchObject({ status: 409 });
    expect(answer.body.message).toContain('48 hours');
  });

  it('asks for reconfirmation after a material change, even late, and accepts either decision', async () => {
    const one = await committed({ endsInHours: 30 });
    const other = await investor();
    const payload = payloadOf(other, one.campaign, await api.user(other), 7_000);
    const second = (await api.invest(other, payload)).body.data.guid;
    expect(await api.setStatus(one.owner, one.guid, 'APP')).toMatchObject({ status: 409 });
    await api.control(`campaigns/${one.campaign.guid}/material-change`, { sharePrice: 125 });
    const asked = (await api.commitment(one.owner, one.guid)).body.data;
    expect(asked).toMatchObject({
      commitmentStatusCode: 'REC',
      campaignStatus: 'RECONFIRM',
      commitmentShares: 40,
      reconfirmDeadlineDate: expect.stringMatching(/^\d{4}-/),
      materialChanges: [
        { field: 'sharePrice', before: 'PHP 100.00', after: 'PHP 125.00' },
        { field: 'numberSharesOffered', before: '10,000', after: '8,000' },
      ],
    });
    expect((await api.setStatus(one.owner, one.guid, 'APP')).status).toBe(200);
    expect((await api.setStatus(one.owner, one.guid, 'CAN')).status).toBe(409);
    expect((await api.setStatus(other, second, 'CAN')).status).toBe(200);
    expect(await api.balance(other)).toBe(100_000);
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
