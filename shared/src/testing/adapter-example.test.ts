import { serveWith } from '@investor-portal/loader/testing/serve-responses';
import { configure } from './configure';
import { createCampaign, sandboxUrl, signIn } from './sandbox';
import { toItemsStyle } from './items-style';
import type { AdaptResponse } from '../partner-api/client/adapter';
import { adaptItems } from './adapter-example';
import {
  fetchCampaign,
  fetchNewestCampaigns,
  type Campaign,
} from '../partner-api/contract/campaigns';

let mockAdapter: AdaptResponse = adaptItems;
// Stands for the one line that a platform changes in adapter.ts.
jest.mock('../partner-api/client/adapter', () => ({
  adaptResponse: (...response: Parameters<AdaptResponse>) => mockAdapter(...response),
}));

const foreignServer = serveWith((req, res) => {
  const parts: Buffer[] = [];
  req.on('data', (part: Buffer) => parts.push(part));
  req.on('end', () => {
    void fetch(`${sandboxUrl()}${req.url}`, {
      method: req.method ?? 'GET',
      headers: {
        authorization: req.headers.authorization ?? '',
        'content-type': 'application/json',
      },
      ...(parts.length > 0 && { body: Buffer.concat(parts) }),
    })
      .then(async (response) => [response.status, (await response.json()) as unknown] as const)
      .then(([status, body]) => res.writeHead(status).end(JSON.stringify(toItemsStyle(body))));
  });
});

beforeEach(() => void (mockAdapter = adaptItems));

/** The dates have no seconds. */
function toTheMinute(campaign: Campaign): Campaign {
  const minute = (date: string) => new Date(date).toISOString().slice(0, 16);
  const { createdOn, offeredPeriodStartDate: start, offeredPeriodEndDate: end } = campaign;
  return {
    ...campaign,
    createdOn: minute(createdOn),
    offeredPeriodStartDate: minute(start),
    offeredPeriodEndDate: minute(end),
  };
}

it('reads an API of another style like the sandbox', async () => {
  await signIn('Basic');
  const { guid } = await createCampaign({ sharePrice: 12.5, totalOffering: 1_250_000 });
  const request = { rowPerPage: 3, currentPage: 2 };
  const expected = await fetchCampaign(guid);
  expect(expected.totalOffering).toBe(1_250_000);

  configure({ partnerApiUrl: foreignServer() });
  expect(toTheMinute(await fetchCampaign(guid))).toEqual(toTheMinute(expected));
  const page = await fetchNewestCampaigns(request);
  expect(page.data).toHaveLength(3);
  expect(page.currentPage).toBe(2);
  await expect(fetchCampaign('nowhere')).rejects.toMatchObject({
    status: 404,
    message: expect.stringMatching(/campaign/i),
  });
});

it('reports an unreadable response and not a lost connection when the adapter throws', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await signIn('Basic');
  const { guid } = await createCampaign();
  mockAdapter = () => {
    throw new TypeError('no items');
  };
  await expect(fetchCampaign(guid)).rejects.toMatchObject({ kind: 'shape', status: 200 });
  await expect(fetchCampaign('nowhere')).rejects.toMatchObject({ kind: 'http', status: 404 });
  expect(said).toHaveBeenCalledTimes(2);
  said.mockRestore();
  warn.mockRestore();
});
