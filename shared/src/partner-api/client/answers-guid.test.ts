import { control, signIn } from '@investor-portal/shared/testing/sandbox';
import { fetchCampaign } from '../contract/campaigns';
import { fetchCommitment } from '../contract/commitments';
import { fetchStockMemo } from '../contract/stock-memos';

/** Makes the sandbox respond with the data of another guid. */
async function mixUp(call: string, investor: { externalReferenceCode: string }, guid: string) {
  const { externalReferenceCode } = investor;
  const response = { body: JSON.stringify({ data: { guid, commitmentAmount: 5_000 } }) };
  await control('faults', { call, externalReferenceCode, response, times: 1 });
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('a response with another guid than the requested guid', () => {
  it.each([
    ['campaign', fetchCampaign],
    ['commitment', fetchCommitment],
    ['stockMemo', fetchStockMemo],
  ] as const)('cannot be read as the %s', async (call, fetchDetail) => {
    const investor = await signIn();
    await mixUp(call, investor, 'another');
    await expect(fetchDetail('asked-for')).rejects.toMatchObject({
      kind: 'shape',
      message: 'The server sent a response that cannot be read. Please try again.',
    });
    await mixUp(call, investor, 'asked-for');
    expect(await fetchDetail('asked-for')).toMatchObject({ guid: 'asked-for' });
  });

  it('is accepted if only the case of the guid differs', async () => {
    const investor = await signIn();
    await mixUp('campaign', investor, 'ASKED-FOR');
    expect(await fetchCampaign('asked-for')).toMatchObject({ guid: 'ASKED-FOR' });
  });
});
