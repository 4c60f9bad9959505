import { registrationOf, sharedApi, type Investor } from '../testing/api';

const api = sharedApi();

const register = (investor: Investor, body: object) =>
  api.as(investor)('POST', 'partner/register', body);

describe('§7 register', () => {
  it('opens the account: the profile appears, and the tier follows the answers but never falls', async () => {
    const investor = await api.investor({ tier: 'New' });
    expect((await api.user(investor)).profiles).toEqual([]);
    const message = 'Your registration was received. Your investment account is open.';
    const answer = await register(investor, registrationOf(investor));
    expect(answer).toMatchObject({ status: 200, body: { message } });
    const user = await api.user(investor);
    expect(user.profiles).toMatchObject([{ serviceCode: 'IDV' }]);
    expect(user).toMatchObject({ accountTier: 'Basic' });
    await register(investor, registrationOf(investor, {}, { waiveInvestmentLimit: true }));
    await register(investor, registrationOf(investor));
    const { profiles } = user;
    expect(await api.user(investor)).toMatchObject({ accountTier: 'Premium', profiles });
  });

  it.each([
    [{}, { agreeToOpenR1InvestmentsAccount: undefined }, 422, /^Agreement must be accepted to/],
    [{ userDetails: { nationality: 'XX' } }, {}, 422, 'Nationality is required'],
    [{ userDetails: { nationality: 'OTH' } }, {}, 422, 'Other Nationality is required'],
    [{}, { hasAccountCrowdFunding: true }, 422, /warrant/],
    [{}, { annualGrossIncome: '900,000' }, 400, /annualGrossIncome/],
    [{ userDetails: {} }, {}, 400, /nationality/],
    [{ digitalSignatureDetails: { signatureFileUrl: 'images/none.png' } }, {}, 422, /signature/],
    [{ externalReferenceCode: 'INV-BASIC-0001' }, {}, 403, /another investor/],
  ])('rejects %j %j', async (changes, financial, status, message) => {
    const investor = await api.investor({ tier: 'New' });
    const answer = await register(investor, registrationOf(investor, changes, financial));
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(message);
    expect((await api.user(investor)).profiles).toEqual([]);
  });
});
