/** @jest-environment jest-fixed-jsdom */
import { addressToLoad, loadPlainFromNowOn, withoutPlain } from './plain-scripts';

const entry = 'https://cdn.example/portfolio/assets/entry.0123456789ab.js';

it('changes the address of a script that failed', () => {
  expect(addressToLoad(entry)).toBe(entry);
  loadPlainFromNowOn(entry);
  expect(addressToLoad(entry)).toBe(`${entry}?plain`);
  expect([withoutPlain(`${entry}?plain`), withoutPlain(entry)]).toEqual([entry, entry]);
});
