/** A call that is in no list: its path is left out. */
export const otherCall = 'other';

const transactional = 'api/v1/partner-transactional';

/**
 * The calls of spec §7 by name. Written out beside `shared/src/partner-api/api-paths.ts`, because that file is part of the
 * host's first script and this one loads late; a test holds them together.
 */
const calls = {
  userDetails: 'GET api/v1/partner/partner/*/details',
  register: 'POST api/v1/partner/register',
  accountActivity: 'POST api/v1/partner/account-activities/details',
  upload: 'POST api/v1/partner-file/upload',
  preSign: 'GET api/v1/partner-file/pre-sign',
  nationalities: 'POST api/v1/nationality/list',
  newestCampaigns: `POST ${transactional}/investment-opportunities/list`,
  expiringCampaigns: `POST ${transactional}/investment-opportunities/expiring/list`,
  issuerCampaigns: `POST ${transactional}/investment-opportunities/*`,
  campaign: `GET ${transactional}/investment-opportunities/*`,
  subscription: `GET ${transactional}/investment-opportunities/*/subscription-detail`,
  companyView: `GET ${transactional}/company-details/latest-published-view/*`,
  commitments: `POST ${transactional}/commitment/investor/list`,
  commitmentsByCampaign: `POST ${transactional}/commitment/by-campaign/list`,
  commitment: `GET ${transactional}/commitment/*`,
  invest: `POST ${transactional}/commitment/invest`,
  updateStatus: `PUT ${transactional}/commitment/update-status/*`,
  stockMemos: `POST ${transactional}/stock-memo/list`,
  stockMemo: `GET ${transactional}/stock-memo/*`,
  paymentOptions: 'GET api/v1/partner-payment/payment-options',
} as const;

/** Every call that telemetry may name. */
export const callNames: readonly string[] = [...Object.keys(calls), otherCall];

/** The name of a call, found by method and path. The path itself may name an investor or a campaign. */
export function callName(call: string): string {
  const found = Object.entries(calls).find(([, template]) => matcherOf(template).test(call));
  return found?.[0] ?? otherCall;
}

function matcherOf(template: string): RegExp {
  return new RegExp(`^${template.replaceAll('*', '[^/]+')}$`);
}
