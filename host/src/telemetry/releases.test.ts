/** @jest-environment jsdom */
import { scriptPositions } from './releases';

const host = 'https://portal.example';
const main = `${host}/assets/main.0123456789ab.js`;
const remote = 'https://cdn.example/r/portfolio/assets/commitment-page.fedcba987654.js';
const version = '1.0.0-89abcdef01';
let loaded = [main, remote];
beforeAll(() => {
  const getEntriesByName = (url: string) => loaded.filter((each) => each === url);
  Object.assign(performance, { getEntriesByName });
});
beforeEach(() => void (loaded = [main, remote]));
const versionOf = (url: string) => (url === remote ? version : undefined);

const chrome = `TypeError: PHP 10,000.00 of Ana Reyes
    at cancel (${remote}:1:2345)
    at https://stranger.example/assets/main.0123456789ab.js:1:1
    at Object.anaReyes [as x] (${main}:2:34)
    at chrome-extension://abc/x.js:1:2`;
const firefox = `cancel@${remote}:1:2345\nanaReyes@${main}:2:34\n`;

it.each([
  ['Chrome', chrome],
  ['Firefox and Safari', firefox],
])('keeps the portal’s own positions of a stack of %s, and nothing else', (_, stack) => {
  const positions = scriptPositions(stack, host, versionOf);
  expect(positions).toEqual({
    owner: 'portfolio',
    version,
    stack:
      'portfolio/1.0.0-89abcdef01/assets/commitment-page.fedcba987654.js:1:2345\nhost/assets/main.0123456789ab.js:2:34',
  });
});

it('ignores scripts that this page has not loaded', () => {
  loaded = [main];
  expect(scriptPositions(chrome, host, versionOf)?.stack).toBe(
    'host/assets/main.0123456789ab.js:2:34',
  );
  loaded = [];
  expect(scriptPositions(chrome, host, versionOf)).toBeUndefined();
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = main;
  document.head.append(script);
  expect(scriptPositions(chrome, host, versionOf)?.owner).toBe('host');
});

it('shows ten positions at most', () => {
  const deep = Array.from({ length: 30 }, (_, index) => `f@${main}:1:${index}`).join('\n');
  const stack = scriptPositions(deep, host, versionOf)?.stack ?? '';
  expect(stack.split('\n')).toHaveLength(10);
});

it.each([undefined, 'Error: no frames', `x@${host}/main/portfolio/Ana:1:2`, `x@${remote}:1:2`])(
  'finds no position in %j if no version of a remote has named its script',
  (stack) => {
    expect(scriptPositions(stack, host, () => undefined)).toBeUndefined();
  },
);
