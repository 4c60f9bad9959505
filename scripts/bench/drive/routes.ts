import type { InvestorKind } from '../serve/sandbox-control';

export const routeNames = ['campaign-list', 'campaign', 'wizard', 'commitments'] as const;
export type RouteName = (typeof routeNames)[number];

export interface Route {
  /** `campaign` is the guid of an open campaign. */
  path: (campaign: string) => string;
  content: string;
  /** Selects the main content on the tour, whose investor is registered already. */
  seen: string;
  investor: InvestorKind;
}

export const routes: Readonly<Record<RouteName, Route>> = {
  'campaign-list': {
    path: () => '/main/investment-opportunities',
    content: 'section [role=listitem] article h2 a',
    seen: 'section [role=listitem] article h2 a',
    investor: 'known',
  },
  campaign: {
    path: (campaign) => `/main/investment-opportunities/${campaign}`,
    content: 'h1 img, h1 [role="img"], h1 span span',
    seen: 'h1 img, h1 [role="img"], h1 span span',
    investor: 'known',
  },
  wizard: {
    path: () => '/registration',
    content: 'form input, form select, form button',
    seen: 'h1',
    investor: 'new',
  },
  commitments: {
    path: () => '/main/portfolio/investment-commitments',
    content: 'section [role=listitem] h2 a',
    seen: 'section [role=listitem] h2 a',
    investor: 'known',
  },
};
