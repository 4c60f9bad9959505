import * as apiPaths from './api-paths';

it('§7 has every path of the partner API, with identifiers encoded', () => {
  const filled = Object.fromEntries(
    Object.entries(apiPaths).map(([name, path]) => [
      name,
      typeof path === 'string' ? path : path('a/b c'),
    ]),
  );
  expect(filled).toEqual({
    userDetailsPath: 'api/v1/partner/partner/a%2Fb%20c/details',
    registrationPath: 'api/v1/partner/register',
    accountActivityPath: 'api/v1/partner/account-activities/details',
    fileUploadPath: 'api/v1/partner-file/upload',
    fileLinkPath: 'api/v1/partner-file/pre-sign',
    nationalityListPath: 'api/v1/nationality/list',
    paymentOptionsPath: 'api/v1/partner-payment/payment-options',
    newestCampaignsPath: 'api/v1/partner-transactional/investment-opportunities/list',
    expiringCampaignsPath: 'api/v1/partner-transactional/investment-opportunities/expiring/list',
    campaignPath: 'api/v1/partner-transactional/investment-opportunities/a%2Fb%20c',
    issuerCampaignsPath: 'api/v1/partner-transactional/investment-opportunities/a%2Fb%20c',
    subscriptionPath:
      'api/v1/partner-transactional/investment-opportunities/a%2Fb%20c/subscription-detail',
    companyViewPath: 'api/v1/partner-transactional/company-details/latest-published-view/a%2Fb%20c',
    commitmentListPath: 'api/v1/partner-transactional/commitment/investor/list',
    campaignRowListPath: 'api/v1/partner-transactional/commitment/by-campaign/list',
    commitmentPath: 'api/v1/partner-transactional/commitment/a%2Fb%20c',
    newCommitmentPath: 'api/v1/partner-transactional/commitment/invest',
    commitmentStatusPath: 'api/v1/partner-transactional/commitment/update-status/a%2Fb%20c',
    stockMemoListPath: 'api/v1/partner-transactional/stock-memo/list',
    stockMemoPath: 'api/v1/partner-transactional/stock-memo/a%2Fb%20c',
  });
});
