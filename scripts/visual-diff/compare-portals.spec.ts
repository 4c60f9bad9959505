import { expect, test } from '../e2e/portal';
import { listenOn } from '../serve/listen';
import { comparePortals } from './compare-portals';
import type { ComparedPortal } from './portal-of-tree';

const faults: Readonly<Record<string, string>> = {
  moved: 'main { margin-left: 12px }',
  wider: 'main { width: 202px }',
  rounder: 'main { border-radius: 6px }',
  line: 'main { border-bottom: 2px solid #ddd }',
  letters: 'h1 { font-size: 34px }',
};
const names = [...Object.keys(faults), 'equal'];
const states = names.map((name) => ({ name, at: `/${name}` }));

/** Serves pages that differ from each other only by what `styleOf` adds. */
async function portalOf(styleOf: (name: string) => string) {
  let resets = 0;
  const server = await listenOn(0, (request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>A page</title><style>
      main { margin: 10px; width: 200px; height: 100px; background: #eee; border-radius: 4px }
      h1 { font: 32px sans-serif }
      ${styleOf((request.url ?? '').slice(1))}
    </style><main><h1>A page</h1></main>`);
  });
  const portal: ComparedPortal = {
    host: server.origin,
    sandbox: server.origin,
    reset: async () => void (resets += 1),
  };
  return { portal, close: server.close, resets: () => resets };
}

test('reports each of five faults of two pixels in both widths and appearances, and nothing else', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const before = await portalOf(() => '');
  const after = await portalOf((name) => faults[name] ?? '');
  const result = await comparePortals(browser, [before.portal, after.portal], states);
  expect(result.failed).toEqual([]);
  expect(result.compared).toBe(4 * names.length);
  const found = new Set(result.changed.map(({ name }) => name.split(',')[0]));
  expect([...found].toSorted()).toEqual(Object.keys(faults).toSorted());
  expect(result.changed).toHaveLength(4 * Object.keys(faults).length);
  await Promise.all([before.close(), after.close()]);
});

test('reports no difference that is gone at a second look, and resets the data before each look at a state that writes', async ({
  browser,
}) => {
  let opened = 0;
  const before = await portalOf(() => '');
  const after = await portalOf(() => ((opened += 1) === 1 ? 'main { margin-left: 12px }' : ''));
  const state = { name: 'once', at: '/once', writes: true } as const;
  const result = await comparePortals(browser, [before.portal, after.portal], [state]);
  expect(result).toEqual({ compared: 4, changed: [], failed: [] });
  // At the start, twice in the first width, and once in the second.
  expect([before.resets(), after.resets()]).toEqual([4, 4]);
  await Promise.all([before.close(), after.close()]);
});
