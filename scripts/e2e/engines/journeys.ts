/**
 * The journeys that must work in every engine that investors use (decision 82), with the titles of their browser tests. Tests
 * that WebDriver BiDi cannot run, such as tests of print media, are left out.
 */
export const journeys = {
  registration: '§2 stores a registration by keyboard alone, with a typed signature',
  'typed signature': 'saves a typed signature as shown, even for a long name',
  invest: '§2 reviews, submits once, and shows the receipt, the commitment and the smaller wallet',
  cancel:
    '§9 cancelling, until 48 hours before the offering ends, returns the money before the deadline',
  reconfirm: '§4 follows a commitment’s whole life on the sandbox’s clock',
  statement: 'prints a statement without the portal around it',
  'sign-out': 'removes the investor’s data in every tab',
  'another investor': 'never shows one investor’s data around the hand-over of another',
  'a remote that fails':
    'a remote whose entry was cut off shows an error in its place, and Retry without a reload',
  'scripts fail':
    'scripts that the host loads later never run damaged: they are asked for plain, without a loop, and Retry follows',
  'unknown outcome': 'finds what the server committed after a timeout, and does not repeat it',
  'web view': 'in a web view, the app saves, opens and prints',
  dark: 'the portal is dark like the platform from its first paint, and follows',
} as const;

const escaped = (title: string) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

export const anyJourney = new RegExp(Object.values(journeys).map(escaped).join('|'));
