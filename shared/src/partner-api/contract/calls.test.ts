import * as calls from './calls';
import { requestOf } from '../client/request-of';

it('§7 has every call of the partner API, with identifiers encoded', () => {
  const filled = Object.entries(calls).map(([name, call]) => {
    const { method, path } = requestOf(call, 'a/b c');
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
