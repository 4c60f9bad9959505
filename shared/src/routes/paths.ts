export const campaignModulesId = 'company';

const segment = encodeURIComponent;

/** The investor's screens (spec §2, 'Route tree'). The pages for engineers are in host/src/App.tsx. */
export const paths = {
  root: '/',
  acceptance: '/acceptance',
  registration: '/registration',
  publicOpportunities: '/investment-opportunities',
  profile: '/main',
  premiumAccount: '/main/premium-account',
  qualifiedAccount: '/main/qualified-account',
  glossary: '/main/glossary',
  opportunities: '/main/investment-opportunities',
  watchlist: '/main/investment-opportunities/watchlist',
  compare: (guids: readonly string[]) =>
    `/main/investment-opportunities/compare?campaigns=${guids.map(segment).join(',')}`,
  campaign: (guid: string) => `/main/investment-opportunities/${segment(guid)}`,
  campaignUpdates: (guid: string) =>
    `/main/investment-opportunities/${segment(guid)}?module=updates#${campaignModulesId}`,
  invest: (guid: string) => `/main/investment-opportunities/${segment(guid)}/invest`,
  payment: (guid: string) => `/main/investment-opportunities/${segment(guid)}/payment`,
  paymentReview: (guid: string) => `/main/investment-opportunities/${segment(guid)}/payment/review`,
  portfolio: '/main/portfolio',
  commitments: '/main/portfolio/investment-commitments',
  /** The screen finds the campaign by the commitment. The pattern needs a segment even if the API sends no campaign. */
  commitment: (guid: string, campaignGuid: string) =>
    `/main/portfolio/investment-commitments/${segment(guid)}/${segment(campaignGuid || '-')}`,
  commitmentByCampaign: (campaignGuid: string) =>
    `/main/portfolio/investment-commitments/campaign/${segment(campaignGuid)}`,
  stockPositions: '/main/portfolio/stock-position',
  stockPosition: (guid: string) => `/main/portfolio/stock-position/${segment(guid)}`,
  accountActivity: '/main/portfolio/account-activity',
  accountActivityDetails: (id: string) => `/main/portfolio/account-activity/${segment(id)}`,
  statement: (start: string, end: string) =>
    `/main/portfolio/statement?start=${segment(start)}&end=${segment(end)}`,
  allocation: '/main/portfolio/allocation',
  documents: '/main/portfolio/documents',
} as const;

/** The addresses of `paths` that have a parameter, as patterns for the routers of the host and the remotes. */
export const patterns = {
  compare: '/main/investment-opportunities/compare',
  campaign: '/main/investment-opportunities/:id',
  invest: '/main/investment-opportunities/:id/invest',
  payment: '/main/investment-opportunities/:id/payment',
  paymentReview: '/main/investment-opportunities/:id/payment/review',
  commitment: '/main/portfolio/investment-commitments/:id/:camGuid',
  commitmentByCampaign: '/main/portfolio/investment-commitments/campaign/:camGuid',
  stockPosition: '/main/portfolio/stock-position/:id',
  accountActivityDetails: '/main/portfolio/account-activity/:id',
  statement: '/main/portfolio/statement',
  yearlySummary: '/main/portfolio/yearly-summary',
} as const;
