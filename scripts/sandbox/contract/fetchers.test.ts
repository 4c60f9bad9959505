import { readdirSync, readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { fetchAccountActivity } from '@investor-portal/shared/partner-api/account-activities';
import {
  fetchCampaign,
  fetchExpiringCampaigns,
  fetchIssuerCampaigns,
  fetchNewestCampaigns,
  fetchSubscription,
} from '@investor-portal/shared/partner-api/campaigns';
import {
  fetchCommitment,
  fetchCommitments,
  fetchCommitmentsByCampaign,
  invest,
  updateCommitmentStatus,
} from '@investor-portal/shared/partner-api/commitments';
import { fetchCompanyView } from '@investor-portal/shared/partner-api/company-view';
import { preSign, uploadFile } from '@investor-portal/shared/partner-api/files';
import {
  campaignListDefaults,
  commitmentListDefaults,
  stockMemoListDefaults,
} from '@investor-portal/shared/partner-api/list-request';
import {
  fetchNationalities,
  fetchOtherNationalities,
} from '@investor-portal/shared/partner-api/nationalities';
import { fetchUserDetails, register } from '@investor-portal/shared/partner-api/partner';
import { fetchPaymentOptions } from '@investor-portal/shared/partner-api/payments';
import { fetchStockMemo, fetchStockMemos } from '@investor-portal/shared/partner-api/stock-memos';
import { configure } from '@investor-portal/shared/testing/configure';
import { callNames, calls } from './calls';

/** Every fetcher of the portal, with arbitrary arguments: only the address matters. */
const fetchers: Record<string, () => Promise<unknown>> = {
  fetchAccountActivity: () =>
    fetchAccountActivity({ startDate: '2026-01-01', endDate: '2026-01-31' }),
  fetchNewestCampaigns: () => fetchNewestCampaigns(campaignListDefaults),
  fetchExpiringCampaigns: () => fetchExpiringCampaigns(campaignListDefaults),
  fetchIssuerCampaigns: () => fetchIssuerCampaigns('guid', campaignListDefaults),
  fetchCampaign: () => fetchCampaign('guid'),
  fetchSubscription: () => fetchSubscription('guid'),
  fetchCommitments: () => fetchCommitments(commitmentListDefaults),
  fetchCommitmentsByCampaign: () => fetchCommitmentsByCampaign(commitmentListDefaults),
  fetchCommitment: () => fetchCommitment('guid'),
  invest: () => invest({} as Parameters<typeof invest>[0], 'key'),
  updateCommitmentStatus: () => updateCommitmentStatus('guid', 'CAN'),
  fetchCompanyView: () => fetchCompanyView('guid'),
  preSign: () => preSign('key'),
  uploadFile: () => uploadFile(new File(['x'], 'signature.png')),
  fetchNationalities: () => fetchNationalities(),
  fetchOtherNationalities: () => fetchOtherNationalities(),
  fetchUserDetails: () => fetchUserDetails('code'),
  register: () =>
    register({ financialInformation: {} } as unknown as Parameters<typeof register>[0]),
  fetchPaymentOptions: () => fetchPaymentOptions('code'),
  fetchStockMemos: () => fetchStockMemos(stockMemoListDefaults),
  fetchStockMemo: () => fetchStockMemo('guid'),
};

/** The other functions of those modules. */
const sendNothing = ['isLink'];

const seen: string[] = [];
const recorder = http.createServer((request, response) => {
  seen.push(`${request.method} ${request.url?.split('?')[0]}`);
  response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
});

beforeAll(async () => {
  await new Promise<void>((resolve) => recorder.listen(0, '127.0.0.1', resolve));
  const address = recorder.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  configure({ partnerApiUrl: `http://127.0.0.1:${port}` });
});
afterAll(() => new Promise((resolve) => recorder.close(resolve)));

describe('§7 the portal and the sandbox have the same calls', () => {
  // Whatever it is called: what a module that uses the client exports is a fetcher, unless it is named above.
  it('lists every function of the modules in shared/src/partner-api that use the client', async () => {
    const folder = path.resolve(__dirname, '../../../shared/src/partner-api');
    const modules = readdirSync(folder)
      .filter((name) => /^[\w-]+\.ts$/.test(name))
      .filter((name) => /\/client'/.test(readFileSync(path.join(folder, name), 'utf8')));
    const exported = await Promise.all(
      modules.map(async (name) =>
        Object.entries((await import(path.join(folder, name))) as object),
      ),
    );
    const functions = exported.flat().filter(([, value]) => typeof value === 'function');
    const names = functions.map(([name]) => name).filter((name) => !sendNothing.includes(name));
    expect(names.toSorted()).toEqual(Object.keys(fetchers).toSorted());
  });

  it('has a handler for every fetcher and a fetcher for every handler', async () => {
    for (const fetcher of Object.values(fetchers))
      await expect(fetcher()).rejects.toMatchObject({ status: 404 });
    const patterns = callNames.map((name) => {
      const { method, path: template } = calls[name];
      const pattern = template.replaceAll(/\{\w+\}/g, '[^/]+');
      const parameters = template.split('{').length;
      return { name, parameters, test: new RegExp(`^${method.toUpperCase()} ${pattern}$`) };
    });
    // Paths with fewer parameters take precedence: `…/commitment/invest` is not a commitment's guid.
    const matched = seen.map(
      (request) =>
        patterns
          .filter(({ test }) => test.test(request))
          .toSorted((a, b) => a.parameters - b.parameters)[0]?.name ?? request,
    );
    expect(new Set(matched)).toEqual(new Set(callNames));
  });
});
