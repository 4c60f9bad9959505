/** The path of each screen that a page can open. `{guid}` and `{campaign}` stand for the details of a destination. */
export const destinationPaths = {
  registration: '/registration',
  profile: '/main',
  'premium-account': '/main/premium-account',
  'qualified-account': '/main/qualified-account',
  glossary: '/main/glossary',
  opportunities: '/main/investment-opportunities',
  watchlist: '/main/investment-opportunities/watchlist',
  campaign: '/main/investment-opportunities/{guid}',
  portfolio: '/main/portfolio',
  commitments: '/main/portfolio/investment-commitments',
  commitment: '/main/portfolio/investment-commitments/{guid}/{campaign}',
  'stock-positions': '/main/portfolio/stock-position',
  'account-activity': '/main/portfolio/account-activity',
  allocation: '/main/portfolio/allocation',
  documents: '/main/portfolio/documents',
} as const;

/** A screen that a page can open. It is plain data, so a page can keep it in an e-mail or a database. */
export type Destination =
  | { screen: 'campaign'; guid: string }
  /** With the guids that 'portal:commitment-submitted' sends. */
  | { screen: 'commitment'; guid: string; campaign: string }
  | { screen: Exclude<keyof typeof destinationPaths, 'campaign' | 'commitment'> };

/** Null if the screen is unknown or one of its guids is missing. */
export function pathOf(destination: unknown): string | null {
  const { screen, ...guids } = Object(destination) as Readonly<Record<string, unknown>>;
  const template = Object.entries(destinationPaths).find(([name]) => name === screen)?.[1];
  let isComplete = template !== undefined;
  const path = (template ?? '').replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const guid = guids[name];
    isComplete &&= typeof guid === 'string' && guid !== '';
    return encodeURIComponent(String(guid));
  });
  return isComplete ? path : null;
}
