/** @jest-environment jest-fixed-jsdom */
import { addressToLoad, retryElsewhere, addressInRelease } from './failed-scripts';

const entry = 'https://cdn.example/portfolio/assets/entry.0123456789ab.js';

it('changes the address of a script that failed', () => {
  expect(addressToLoad(entry)).toBe(entry);
  retryElsewhere(entry);
  expect(addressToLoad(entry)).toBe(`${entry}?plain`);
  expect([addressInRelease(`${entry}?plain`), addressInRelease(entry)]).toEqual([entry, entry]);
});
