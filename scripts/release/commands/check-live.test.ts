import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serveWith } from '@investor-portal/loader/testing/serve-responses';
import { contractVersion } from '@investor-portal/shared/contract/define-remote';
import { newKey, publicPart } from '../keys/release-keys';
import { openStore } from '../store/open-store';
import { withReleases } from '../testing/released-store';
import { releases } from '../testing/run-command';
import { readStatus } from './read-status';

const ours = newKey('2026');
const store = withReleases('v1', 'v2');
let configuration: object;
let broken: RegExp | undefined;

const deployed = serveWith((req, res) => {
  const url = req.url ?? '/';
  const file = path.join(store.to, url);
  if (broken?.test(url)) res.writeHead(503).end();
  else if (url === '/config.json') res.end(JSON.stringify(configuration));
  else if (url === '/host.json') res.end(JSON.stringify(host()));
  else if (existsSync(file)) res.end(readFileSync(file));
  else res.writeHead(404).end();
});

beforeEach(async () => {
  process.env['RELEASES_KEY'] = JSON.stringify({ keys: [ours] });
  configuration = { registryKeys: [publicPart(ours)] };
  broken = undefined;
  await releases(['sign'], { to: store.to, force: true });
  await releases(['host', deployed()], { to: store.to });
});
afterEach(() => delete process.env['RELEASES_KEY']);

const host = () => ({ version: '1', contract: contractVersion, shared: {} });
const problems = async () => {
  const found = await readStatus(await openStore(store.to), true);
  return found.problems.map(({ kind, text }) => `${kind}: ${text}`);
};

it('finds nothing wrong where everything runs', async () => {
  expect(await problems()).toEqual([]);
});

it.each<[string, RegExp, () => unknown]>([
  [
    'a kill switch',
    /^off: portfolio: wrong totals$/,
    () => releases(['off', 'portfolio', 'wrong totals'], { to: store.to }),
  ],
  ['a file that is gone', /^files: portfolio v2 is not complete/, () => rmSync(store.entry('v2'))],
  [
    'a manifest that was changed',
    /^files: portfolio v2 was changed/,
    () => appendFileSync(store.manifest('v2'), ' '),
  ],
  [
    'an address that does not answer',
    /^address: portfolio v2: .*mf-manifest.v2.json answers 503$/,
    () => (broken = /mf-manifest/),
  ],
  [
    'a registry that browsers do not get',
    /^address: portfolio: .*releases.json answers 503$/,
    () => (broken = /releases.json/),
  ],
  [
    'a host that does not answer',
    /^host: http.* does not say which host it is/,
    () => (broken = /host.json/),
  ],
  [
    'a key that the host does not know',
    /^signature: None of the keys/,
    () => (configuration = { registryKeys: [publicPart(newKey('2027'))] }),
  ],
  [
    'a key that ends soon',
    /^signature: Soon hosts refuse it. The key 2026 has expired/,
    () =>
      (configuration = {
        registryKeys: [
          { ...publicPart(ours), notAfter: new Date(Date.now() + 86_400_000).toISOString() },
        ],
      }),
  ],
  [
    'an older registry in front of the place',
    /^address: .* has serial 0, the place \d+$/,
    () => (configuration = { ...configuration, releasesUrl: `${deployed()}/config.json` }),
  ],
  [
    'a registry that was changed past the tool',
    /^log: The registry is not that of the last entry/,
    async () => {
      const file = path.join(store.to, 'releases.json');
      const older = readFileSync(file);
      await releases(['sign'], { to: store.to });
      writeFileSync(file, older);
    },
  ],
])('finds %s', async (_, problem, harm) => {
  await harm();
  expect(await problems()).toContainEqual(expect.stringMatching(problem));
});
