import { destinationPaths } from '@investor-portal/embed/destinations';
import { screenNames } from '@investor-portal/embed/messages';
import { paths, patterns } from '@investor-portal/shared/routes/paths';
import { pathOf, screenAt } from './screen-names';

const pathnameOf = (address: string) => new URL(address, 'https://portal.example').pathname;

/** Every address, with ids that occur in no screen's name. */
const { compare, ...others } = paths;
const addresses = [
  compare(['ID-1']),
  patterns.yearlySummary,
  ...Object.values(others).map((path) => (typeof path === 'string' ? path : path('ID-1', 'ID-2'))),
].map(pathnameOf);

it('the screen at an address has a name from the list, each of which is used, and never an id, and the address of a destination is a screen of that name', () => {
  const names = addresses.map(screenAt);
  expect(new Set(names)).toEqual(new Set(screenNames));
  expect(names.join()).not.toContain('ID-');
  expect(screenAt(paths.watchlist)).toBe('watchlist');
  expect(screenAt(paths.commitment('c', 'g'))).toBe('commitment');
  expect(screenAt(paths.commitmentByCampaign('g'))).toBe('campaign-commitments');
  const guids = { guid: 'C/1', campaign: 'G 1' };
  const destinations = Object.keys(destinationPaths);
  const found = destinations.map((screen) =>
    screenAt(pathnameOf(pathOf({ screen, ...guids }) ?? '')),
  );
  expect(found).toEqual(destinations);
  expect(pathOf({ screen: 'commitment', ...guids })).toBe(paths.commitment('C/1', 'G 1'));
  expect(pathOf({ screen: 'campaign', ...guids })).toBe(paths.campaign('C/1'));
});
