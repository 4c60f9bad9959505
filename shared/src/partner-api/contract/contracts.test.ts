import { readdirSync } from 'node:fs';
import path from 'node:path';
import { requestOf } from '../client/request-of';
import type { CallContract } from './call-contract';
import { contracts } from './contracts';

const all = Object.entries<CallContract>(contracts);

it('§7 has every call of the partner API, with identifiers encoded', () => {
  const filled = all.map(([name, { template }]) => {
    const { method, path } = requestOf(template, 'a/b c');
    return `${name}: ${method} ${path.replace('api/v1/', '')}`;
  });
  expect(filled.sort()).toEqual([
    'accountActivity: POST partner/account-activities/details',
    'campaign: GET partner-transactional/investment-opportunities/a%2Fb%20c',
    'commitment: GET partner-transactional/commitment/a%2Fb%20c',
    'commitments: POST partner-transactional/commitment/investor/list',
    'commitmentsByCampaign: POST partner-transactional/commitment/by-campaign/list',
    'companyView: GET partner-transactional/company-details/latest-published-view/a%2Fb%20c',
    'expiringCampaigns: POST partner-transactional/investment-opportunities/expiring/list',
    'invest: POST partner-transactional/commitment/invest',
    'issuerCampaigns: POST partner-transactional/investment-opportunities/a%2Fb%20c',
    'nationalities: POST nationality/list',
    'newestCampaigns: POST partner-transactional/investment-opportunities/list',
    'paymentOptions: GET partner-payment/payment-options',
    'preSign: GET partner-file/pre-sign',
    'register: POST partner/register',
    'stockMemo: GET partner-transactional/stock-memo/a%2Fb%20c',
    'stockMemos: POST partner-transactional/stock-memo/list',
    'subscription: GET partner-transactional/investment-opportunities/a%2Fb%20c/subscription-detail',
    'updateStatus: PUT partner-transactional/commitment/update-status/a%2Fb%20c',
    'upload: POST partner-file/upload',
    'userDetails: GET partner/partner/a%2Fb%20c/details',
  ]);
});

it('contains the contract of every call that a file of this folder exports, by its name', async () => {
  const files = readdirSync(__dirname).filter((file) => /^[\w-]+\.ts$/.test(file));
  const modules = await Promise.all(
    files.map(async (file) => (await import(path.join(__dirname, file))) as object),
  );
  const exported = modules.flatMap((each) => Object.keys(each));
  const named = (end: RegExp) => exported.flatMap((key) => end.exec(key)?.[1] ?? []).sort();
  expect(all.map(([name]) => name).sort()).toEqual(named(/^(.+)Contract$/));
  expect(named(/^(.+)Call$/)).toEqual(named(/^(.+)Contract$/));
  for (const [name, contract] of all) expect([name, contract.name]).toEqual([name, name]);
});
