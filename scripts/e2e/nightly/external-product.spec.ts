import type { Page } from '@playwright/test';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  build,
  checkTypes,
  copyExample,
  type ExampleProject,
  runIn,
} from '../../external-remote/example-project';
import { publicPart } from '../../release/keys/release-keys';
import { immutable, revalidate } from '../../release/store/cache-control';
import { notFound, remoteHeaders } from '../../serve/headers';
import { listenOn, type RunningServer } from '../../serve/listen';
import { pathOf } from '../../serve/path-of';
import { staticFiles } from '../../serve/static-files';
import { expect, test } from '../portal';
import { scratchFolder } from '../scratch-folder';

/*
 * Another product with a host of forty lines and two remotes, built only from the tarballs of the packages that deliver
 * remotes (scripts/external-product). federation/chaos.spec.ts, federation/signed-registry.spec.ts and difference.spec.ts
 * test tampering and changed lines with the same loader and release tool.
 */
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const secrets = scratchFolder();
let shop: ExampleProject;
let host: RunningServer;
let cdn: RunningServer;
const store = () => path.join(shop.dir, 'store');
const commit = 'c0ffee'.padEnd(40, '0');

async function run(...words: string[]): Promise<string> {
  const { code, printed } = await runIn(shop.dir, '--import', 'tsx', 'releases.ts', ...words);
  expect(code, printed).toBe(0);
  return printed;
}

const release = (name: string, ...options: string[]) =>
  run('release', name, '--from', path.join(shop.dist, name), '--commit', commit, ...options);

test.beforeAll(async () => {
  // This hook builds, and the file's timeout applies only to its tests.
  test.setTimeout(180_000);
  shop = copyExample('scripts/external-product/example');
  const [types, built] = await Promise.all([checkTypes(shop), build(shop)]);
  expect(types).toEqual({ code: 0, printed: '' });
  expect(built.code, built.printed).toBe(0);
  // The tool rejects keys in the folder of the sources.
  const keys = path.join(secrets, 'keys.json');
  await run('releases', 'keys', 'new', keys, '2026');
  process.env['RELEASES_KEY'] = keys;
  for (const name of ['catalogue', 'basket']) await release(name);

  const files = staticFiles({
    dir: store(),
    headersOf: (file) => ({
      ...remoteHeaders,
      'cache-control': file === '/releases.json' ? revalidate : immutable,
    }),
  });
  cdn = await listenOn(0, (req, res) =>
    files(req, res, () => res.writeHead(404, { ...remoteHeaders, ...notFound }).end()),
  );
  const [key] = (JSON.parse(readFileSync(keys, 'utf8')) as { keys: never[] }).keys.map(publicPart);
  const config = { releasesUrl: `${cdn.origin}/releases.json`, registryKeys: [key] };
  const bundle = readFileSync(path.join(shop.dist, 'host/host.js'));
  host = await listenOn(0, (req, res) => {
    const file = pathOf(req);
    if (file === '/config.json') return res.end(JSON.stringify(config));
    if (file === '/host.js') return res.end(bundle);
    res.setHeader('content-type', 'text/html');
    return res.end('<!doctype html><div id="shop"></div><script src="/host.js"></script>');
  });
});
test.afterAll(async () => {
  delete process.env['RELEASES_KEY'];
  await Promise.all([host.close(), cdn.close()]);
  rmSync(shop.dir, { recursive: true, force: true });
});

const open = (page: Page, name: string) => page.goto(`${host.origin}/${name}`);
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('its tarballs have nothing of the portal, and its host runs what it has released', async ({
  page,
}) => {
  const installed = readdirSync(path.join(shop.dir, 'node_modules/@investor-portal'));
  expect(installed.toSorted()).toEqual(['loader', 'registry', 'release']);
  for (const name of installed)
    expect(shop.packed(name).filter((file) => /\.test\.|testing/.test(file))).toEqual([]);
  await open(page, 'catalogue');
  await expect(heading(page, 'Catalogue')).toBeVisible();
  await open(page, 'basket');
  await expect(heading(page, 'Basket')).toBeVisible();
  expect(await run('releases')).toContain('basket');
});

test('a canary is for its customers, a rollback ends it, and the kill switch stops the remote', async ({
  page,
}) => {
  const source = path.join(shop.dir, 'basket/Basket.tsx');
  writeFileSync(source, readFileSync(source, 'utf8').replace('>Basket<', '>Your basket<'));
  expect((await build(shop, '--config-name', 'basket')).code).toBe(0);
  await release('basket', '--canary', '99.99');
  await open(page, 'basket');
  await expect(heading(page, 'Basket')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('customer', 'ana'));
  await open(page, 'basket');
  await expect(heading(page, 'Your basket')).toBeVisible();
  await run('rollback', 'basket', '--reason', 'too', 'familiar');
  await open(page, 'basket');
  await expect(heading(page, 'Basket')).toBeVisible();
  await run('releases', 'off', 'basket', 'wrong prices');
  await open(page, 'basket');
  await expect(page.getByRole('alert')).toHaveText('switched-off');
  await open(page, 'catalogue');
  await expect(heading(page, 'Catalogue')).toBeVisible();
});
