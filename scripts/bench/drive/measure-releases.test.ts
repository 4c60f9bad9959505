import { unchangedScripts } from './measure-releases';

const host = 'https://host';
const main = { url: `${host}/assets/main.js` };
const list = { url: 'https://cdn/portal/opportunities/assets/list.js' };
const cards = { url: 'https://cdn/portal/portfolio/assets/cards.js' };

describe('the scripts that a release did not change', () => {
  it.each([
    ['none', [main, list, cards]],
    ['remote', [main, cards]],
    ['library', [main, cards]],
    ['host', [list, cards]],
  ] as const)('are those of other apps after a release of %s', (change, unchanged) => {
    expect(unchangedScripts(change, [main, list, cards], host)).toEqual(unchanged);
  });
});
