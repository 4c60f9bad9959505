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
