import { payloadOf, registrationOf, sharedApi, type Investor, type Page } from '../testing/api';

const api = sharedApi();
let investor: Investor;
beforeAll(async () => {
  investor = await api.investor({ tier: 'Premium', balance: 100_000 });
});

const commit = async (amount: number, key?: string) =>
  api.invest(
    investor,
    payloadOf(investor, await api.campaign(), await api.user(investor), amount),
    key,
  );

describe('§8 sentinel inputs', () => {
  it.each([
    [5_013.91, 500, 'The payment provider is not available.'],
    [5_013.92, 422, 'The payment provider declined this payment.'],
  ])('an amount of %d responds with %d', async (amount, status, message) => {
    const answer = await commit(amount);
    expect(answer).toMatchObject({ status, body: { errorDetails: [{ message }], message } });
    expect(await api.balance(investor)).toBe(100_000);
  });

  it.each([
    [5_013.81, 409, { errorDetails: [], exception: 'Offer is closed' }],
    [5_013.82, 503, { exception: 'Maintenance until 6 PM.' }],
    [5_013.83, 429, { message: 'Too many requests.' }],
  ])('an amount of %d responds with %d and a reason', async (amount, status, body) => {
    expect(await commit(amount)).toMatchObject({ status, body });
    expect(await api.balance(investor)).toBe(100_000);
  });

  it('an amount of …13.84 gets a response without a body', async () => {
    await expect(commit(5_013.84)).rejects.toThrow('Unexpected end of JSON input');
    expect(await api.balance(investor)).toBe(100_000);
  });

  it('an amount of …13.93 responds with a page instead of JSON', async () => {
    await expect(commit(5_013.93)).rejects.toThrow('not valid JSON');
  });

  it('an amount of …13.95 is committed and its response lost; the same key finds it again', async () => {
    const payload = payloadOf(investor, await api.campaign(), await api.user(investor), 5_013.95);
    const key = crypto.randomUUID();
    await expect(api.invest(investor, payload, key)).rejects.toThrow(/fetch failed|terminated/);
    expect(await api.balance(investor)).toBe(94_986.05);
    expect((await api.invest(investor, payload, key)).status).toBe(200);
    expect(await api.balance(investor)).toBe(94_986.05);
    expect((await api.commitments(investor)).data).toHaveLength(1);
  });

  it('a commitment of …13.97 cannot be changed', async () => {
    await commit(5_013.97);
    const found = (await api.commitments(investor)).data.find(
      (it) => it.commitmentAmount === 5_013.97,
    );
    const answer = await api.setStatus(investor, found?.guid ?? '', 'CAN');
    expect(answer).toMatchObject({ status: 500 });
  });

  it.each([
    ['sentinel:500', 500],
    ['sentinel:exception', 400],
  ])('a list searched for %s responds with %d', async (search, status) => {
    const path = 'partner-transactional/investment-opportunities/list';
    expect(await api.as(investor)('POST', path, { search })).toMatchObject({ status });
  });

  it('a list can be empty, in the other shape, or contain an invalid row', async () => {
    const list = (search: string) =>
      api.as(investor)<Page<unknown>>('POST', 'partner-transactional/stock-memo/list', { search });
    expect((await list('sentinel:empty')).body).toMatchObject({ data: [], totalPages: 0 });
    expect((await list('sentinel:nested')).body).toMatchObject({ data: { data: [] } });
    expect((await list('sentinel:broken-row')).body).toMatchObject({ data: [{ guid: null }] });
  });

  it('payment options and registration fail for their own values', async () => {
    const options = (code: string) =>
      api.as(investor)('GET', `partner-payment/payment-options?partnerAccountCode=${code}`);
    expect(await options('SENTINEL-500')).toMatchObject({ status: 500 });
    expect(await options('SENTINEL-EMPTY')).toMatchObject({ status: 200, body: { data: [] } });
    const registration = registrationOf(investor, {}, { taxIdentificationNo: '000-000-000-500' });
    const answer = await api.as(investor)('POST', 'partner/register', registration);
    expect(answer).toMatchObject({ status: 500 });
  });
});
