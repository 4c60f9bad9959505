import { waitFor } from '@testing-library/react';
import { serveWith } from '@investor-portal/loader/testing/serve-responses';
import type { PrefetchRequest } from '@investor-portal/registry/format';
import { createCampaign, sandboxUrl, signIn } from '@investor-portal/shared/testing/sandbox';
import {
  picturePreloader,
  prefetchFirstScreen,
  prefetchReads,
  type Handover,
  type PrefetchStore,
} from './prefetch-reads';

const campaigns = 'api/v1/partner-transactional/investment-opportunities';
const ofCampaign: PrefetchRequest = { method: 'GET', path: `${campaigns}/{id}` };
const commitments: PrefetchRequest = {
  method: 'POST',
  path: 'api/v1/partner-transactional/commitment/by-campaign/list',
  json: { rowPerPage: 1, pageNumber: 1, advanceFilter: { investorAccountId: '{accountId}' } },
};

let accountId: string;
let session: Handover;
let prefetched: PrefetchStore;
let pictures: string[];
beforeAll(async () => {
  const investor = await signIn();
  const { code, externalReferenceCode, tokenDetails } = investor;
  accountId = investor.accountId;
  session = { code, externalReferenceCode, token: tokenDetails.access_token };
});
beforeEach(() => {
  pictures = [];
  prefetched = { reads: [], addPicture: (url) => pictures.push(url) };
});

function prefetch(reads: PrefetchRequest[], params: Record<string, string> = {}, config = {}) {
  const api = { partnerApiUrl: sandboxUrl(), ...config };
  prefetchFirstScreen(prefetched, api, session, { params, reads });
}

/** The responses, which all have to arrive before the test ends. */
const responses = () => Promise.all(prefetched.reads.map(({ response }) => response));

function requestedPaths(): string[] {
  return prefetched.reads.map(({ url }) => url.slice(sandboxUrl().length + 1));
}

const details = () => `api/v1/partner/partner/${session.externalReferenceCode}/details`;

describe('decision 80: the requests of the first screen', () => {
  it('are those for the user’s details and for the screen’s data whose parameters are known, with a trace each if the configuration traces requests', async () => {
    const { guid } = await createCampaign();
    const unknown: PrefetchRequest = { method: 'GET', path: 'of/{another}/screen' };
    prefetch([ofCampaign, unknown], { id: guid }, { traceRequests: true });
    expect(requestedPaths()).toEqual([details(), `${campaigns}/${guid}`]);
    expect((await responses()).map(({ status }) => status)).toEqual([200, 200]);
    const [first, second] = prefetched.reads.map(({ traceparent }) => traceparent);
    expect(first).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
    expect(second).not.toBe(first);
    const received = (await (await fetch(`${sandboxUrl()}/sandbox/requests`)).json()) as object[];
    expect(received).toContainEqual(expect.objectContaining({ traceparent: second, status: 200 }));
  });

  it('escape the values of the hand-over and the address', async () => {
    const odd = { ...session, externalReferenceCode: 'a/b"c' };
    const json = { reference: '{externalReferenceCode}' };
    const reads: PrefetchRequest[] = [{ method: 'POST', path: 'any/{id}', json }];
    const params = { id: 'x?y', externalReferenceCode: 'of the address' };
    prefetchFirstScreen(prefetched, { partnerApiUrl: `${sandboxUrl()}/` }, odd, { params, reads });
    expect(requestedPaths()).toEqual(['api/v1/partner/partner/a%2Fb%22c/details', 'any/x%3Fy']);
    expect(prefetched.reads[1]?.body).toBe('{"reference":"a/b\\"c"}');
    await responses();
  });

  it.each([
    'https://elsewhere.example/',
    '/\\elsewhere.example/',
    '../outside',
    'https://elsewhere.example:{id}',
    'http://[',
  ])('never leave the partner API: %j', async (path) => {
    prefetch([{ method: 'GET', path }], { id: '80' }, { partnerApiUrl: `${sandboxUrl()}/partner` });
    expect(requestedPaths()).toEqual([`partner/${details()}`]);
    await responses();
  });

  it('continue with those that need the account id, once it is known, unless the portal has dropped them, as it does on sign-out', async () => {
    prefetch([commitments]);
    const [user] = prefetched.reads.splice(0);
    await user?.response;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(prefetched.reads).toEqual([]);
    prefetch([commitments]);
    expect(requestedPaths()).toEqual([details()]);
    await waitFor(() => expect(prefetched.reads).toHaveLength(2));
    expect(prefetched.reads[1]?.body).toContain(`"investorAccountId":"${accountId}"`);
    expect((await prefetched.reads[1]?.response)?.status).toBe(200);
  });

  const forVisitors: PrefetchRequest = {
    method: 'POST',
    path: `${campaigns}/list`,
    json: { rowPerPage: 1, currentPage: 1 },
    visitor: true,
  };

  it('are others for a visitor, and none of those in a session', async () => {
    const screen = { params: {}, reads: [forVisitors, ofCampaign] };
    prefetchReads(prefetched, { partnerApiUrl: sandboxUrl() }, { token: '' }, screen);
    expect(requestedPaths()).toEqual([`${campaigns}/list`]);
    expect((await prefetched.reads[0]?.response)?.status).toBe(200);
    prefetched.reads.length = 0;
    prefetch([forVisitors]);
    expect(requestedPaths()).toEqual([details()]);
    await responses();
  });
});

describe('decision 80: the first picture of a screen', () => {
  const elsewhere = 'https://elsewhere.example/a.png';
  const api = serveWith((_request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.end(JSON.stringify({ data: elsewhere }));
  });

  it('comes from a URL in the response, whose body stays unread for the portal', async () => {
    const { guid } = await createCampaign();
    prefetch([{ ...ofCampaign, picture: ['data.campaignBanner'] }], { id: guid });
    await waitFor(() => expect(pictures).toHaveLength(1));
    expect((await fetch(pictures[0] ?? '')).status).toBe(200);
    const response = await prefetched.reads[1]?.response;
    expect(await response?.json()).toMatchObject({ data: { guid } });
  });

  it('is pre-signed when the response holds a key, unless the tab has the link from an earlier visit', async () => {
    const campaign = await createCampaign();
    const key = campaign.transactionCampaignGalleries[0]?.url ?? '';
    const picture = ['data.nothing', 'data.transactionCampaignGalleries.0.url'];
    prefetch([{ ...ofCampaign, picture }], { id: campaign.guid });
    await waitFor(() => expect(pictures).toHaveLength(1));
    expect(requestedPaths()[2]).toBe(`api/v1/partner-file/pre-sign?key=${encodeURIComponent(key)}`);
    expect((await fetch(pictures[0] ?? '')).status).toBe(200);
    const link = `${sandboxUrl()}/files/of-an-earlier-visit.png`;
    window.sessionStorage.setItem(`investor:picture:${key}`, link);
    prefetch([{ ...ofCampaign, picture }], { id: campaign.guid });
    await waitFor(() => expect(pictures).toHaveLength(2));
    expect(pictures[1]).toBe(link);
    expect(requestedPaths()).toHaveLength(5);
  });

  it('is not preloaded from an origin that the portal does not allow', async () => {
    const read: PrefetchRequest = { method: 'GET', path: 'any', picture: ['data'] };
    for (const fileOrigins of [[], [new URL(elsewhere).origin]]) {
      prefetch([read], {}, { partnerApiUrl: api(), fileOrigins });
      await prefetched.reads.at(-1)?.response;
    }
    await waitFor(() => expect(pictures).not.toEqual([]));
    expect(pictures).toEqual([elsewhere]);
  });
});

const preloaded = () => [...document.head.querySelectorAll('link')].map(({ href }) => href);

it('preloads pictures once the portal’s script has arrived, and later ones at once', () => {
  const { add, start } = picturePreloader();
  add('https://files.example/a.png');
  expect(preloaded()).toEqual([]);
  start();
  expect(preloaded()).toEqual(['https://files.example/a.png']);
  add('https://files.example/late.png');
  expect(preloaded()).toEqual(['https://files.example/a.png', 'https://files.example/late.png']);
});
