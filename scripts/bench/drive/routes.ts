import type { InvestorKind } from '../serve/sandbox-control.ts';

/** The screens that are measured: those most visits start with. */
export const routeNames = ['campaign-list', 'campaign', 'wizard', 'commitments'] as const;
export type RouteName = (typeof routeNames)[number];

export interface Route {
  name: RouteName;
  title: string;
  /** `campaign` is the guid of an open campaign. */
  path: (campaign: string) => string;
  /** Selects the screen's main content. */
  content: string;
  /** The same on the tour, whose investor is registered already. */
  seen: string;
  /** The call whose response that content is. */
  data: RegExp;
  investor: InvestorKind;
}

export const routes: Readonly<Record<RouteName, Route>> = {
  'campaign-list': {
    name: 'campaign-list',
    title: 'Campaign list',
    path: () => '/main/investment-opportunities',
    content: 'section [role=listitem] article h2 a',
    seen: 'section [role=listitem] article h2 a',
    data: /investment-opportunities\/list$/,
    investor: 'known',
  },
  campaign: {
    name: 'campaign',
    title: 'Campaign detail',
    path: (campaign) => `/main/investment-opportunities/${campaign}`,
    content: 'h1 img, h1 [role="img"], h1 span span',
    seen: 'h1 img, h1 [role="img"], h1 span span',
    data: /investment-opportunities\/[\w-]{20,}$/,
    investor: 'known',
  },
  wizard: {
    name: 'wizard',
    title: 'Registration wizard',
    path: () => '/registration',
    content: 'form input, form select, form button',
    seen: 'h1',
    data: /partner\/partner\/[^/]+\/details$/,
    investor: 'new',
  },
  commitments: {
    name: 'commitments',
    title: 'Commitments',
    path: () => '/main/portfolio/investment-commitments',
    content: 'section [role=listitem] h2 a',
    seen: 'section [role=listitem] h2 a',
    data: /partner-transactional\/commitment\//,
    investor: 'known',
  },
};
