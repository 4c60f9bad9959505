import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PrefetchRequest } from '@investor-portal/shared/contract/registry';
import {
  createCampaign,
  createInvestor,
  sandboxUrl,
  type SandboxInvestor,
} from '@investor-portal/shared/testing/sandbox';
import { prefetchFirstScreen, type Prefetched } from './prefetch-first-screen';

const campaigns = 'api/v1/partner-transactional/investment-opportunities';
const ofCampaign: PrefetchRequest = { method: 'GET', path: `${campaigns}/{id}` };
const commitments: PrefetchRequest = {
  method: 'POST',
  path: 'api/v1/partner-transactional/commitment/by-campaign/list',
  json: { rowPerPage: 1, pageNumber: 1, advanceFilter: { investorAccountId: '{accountId}' } },
};

let investor: SandboxInvestor;
let begun: Prefetched;
beforeAll(async () => {
  investor = await createInvestor('Premium');
});
beforeEach(() => {
  begun = { reads: [], pictures: [] };
});

function begin(reads: PrefetchRequest[], params: Record<string, string> = {}) {
  prefetchFirstScreen(begun, { partnerApiUrl: sandboxUrl() }, investor, { params, reads });
}

function asked(): string[] {
  return begun.reads.map(({ url }) => url.slice(sandboxUrl().length + 1));
}

const details = () => `api/v1/partner/partner/${investor.externalReferenceCode}/details`;

async function until(fulfilled: () => boolean): Promise<void> {
  while (!fulfilled()) await new Promise((resolve) => setTimeout(resolve, 10));
}

describe('decision 80: the reads that a document begins', () => {
  it('are who the investor is, and what the screen will read at this address', async () => {
    const { guid } = await createCampaign();
    begin([ofCampaign], { id: guid });
    expect(asked()).toEqual([details(), `${campaigns}/${guid}`]);
    const answers = await Promise.all(begun.reads.map(({ response }) => response));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('are asked for by the words of the hand-over and the address, which end no path and no text', async () => {
    const odd = { ...investor, externalReferenceCode: 'a/b"c' };
    const json = { reference: '{externalReferenceCode}' };
    const reads: PrefetchRequest[] = [{ method: 'POST', path: 'any/{id}', json }];
    const params = { id: 'x?y', externalReferenceCode: 'of the address' };
    prefetchFirstScreen(begun, { partnerApiUrl: `${sandboxUrl()}/` }, odd, { params, reads });
    expect(asked()).toEqual(['api/v1/partner/partner/a%2Fb%22c/details', 'any/x%3Fy']);
    expect(begun.reads[1]?.body).toBe('{"reference":"a/b\\"c"}');
    await Promise.all(begun.reads.map(({ response }) => response));
  });

  it('leave out what the address does not tell', () => {
    begin([ofCampaign]);
    expect(asked()).toEqual([details()]);
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    '\t//elsewhere.example/',
    '../outside',
    '/outside',
    'https:/outside',
    'https://elsewhere.example:{id}',
    'http://[',
  ])('never leave the partner API: %j', async (path) => {
    const partnerApiUrl = `${sandboxUrl()}/partner`;
    const screen = { params: { id: '80' }, reads: [{ method: 'GET' as const, path }] };
    prefetchFirstScreen(begun, { partnerApiUrl }, investor, screen);
    expect(asked()).toEqual([`partner/${details()}`]);
    await Promise.all(begun.reads.map(({ response }) => response));
  });

  it('go on with what needs the account, once its answer has told it', async () => {
    begin([commitments]);
    expect(begun.reads).toHaveLength(1);
    await until(() => begun.reads.length === 2);
    expect(begun.reads[1]?.body).toContain(`"investorAccountId":"${investor.accountId}"`);
    expect((await begun.reads[1]?.response)?.status).toBe(200);
  });

  it('go no further where the portal has taken the answer and asks for itself', async () => {
    begin([commitments]);
    const [user] = begun.reads.splice(0);
    await user?.response;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(begun.reads).toEqual([]);
  });

  it('leave every answer whole for the portal', async () => {
    const { guid } = await createCampaign();
    begin([{ ...ofCampaign, picture: ['data.campaignBanner'] }], { id: guid });
    await until(() => begun.pictures.length === 1);
    const answer = await begun.reads[1]?.response;
    expect(await answer?.json()).toMatchObject({ data: { guid } });
  });
});

describe('decision 80: the first picture of a screen', () => {
  it('is known from a link in the answer', async () => {
    const campaign = await createCampaign();
    begin([{ ...ofCampaign, picture: ['data.campaignBanner'] }], { id: campaign.guid });
    await until(() => begun.pictures.length === 1);
    expect((await fetch(begun.pictures[0] ?? '')).status).toBe(200);
  });

  it('is pre-signed where the answer holds a key', async () => {
    const campaign = await createCampaign();
    const key = campaign.transactionCampaignGalleries[0]?.url ?? '';
    const picture = ['data.nothing', 'data.transactionCampaignGalleries.0.url'];
    begin([{ ...ofCampaign, picture }], { id: campaign.guid });
    await until(() => begun.pictures.length === 1);
    expect(asked()[2]).toBe(`api/v1/partner-file/pre-sign?key=${encodeURIComponent(key)}`);
    expect((await fetch(begun.pictures[0] ?? '')).status).toBe(200);
  });

  it('is not fetched from where the portal would not take it', async () => {
    const elsewhere = 'https://elsewhere.example/a.png';
    const api = createServer((_request, response) => {
      response.setHeader('access-control-allow-origin', '*');
      response.end(JSON.stringify({ data: elsewhere }));
    }).listen(0);
    const { port } = api.address() as AddressInfo;
    const read: PrefetchRequest = { method: 'GET', path: 'any', picture: ['data'] };
    const tell = async (fileOrigins: string[]) => {
      const places = { partnerApiUrl: `http://localhost:${port}`, fileOrigins };
      prefetchFirstScreen(begun, places, investor, { params: {}, reads: [read] });
      await begun.reads.at(-1)?.response;
      await new Promise((resolve) => setTimeout(resolve, 100));
    };
    await tell([]);
    expect(begun.pictures).toEqual([]);
    await tell([new URL(elsewhere).origin]);
    expect(begun.pictures).toEqual([elsewhere]);
    api.close();
  });
});
