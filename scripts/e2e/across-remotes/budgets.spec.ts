import type { Page, Request } from '@playwright/test';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { paths, patterns } from '@investor-portal/shared/routes/paths';
import { buildAll } from '../../build/build-all';
import type { Build } from '../../build/build-app';
import { readStart } from '../../release/store/manifest';
import { mapOf } from '../../release/store/source-maps';
import { expect, freshInvestor, type Investor } from '../portal';
import { test, type IsolatedServers } from '../isolated/isolated-servers';

/**
 * The scripts that a page without a cache loads before a screen shows: their number, and their agreed bytes after brotli. The
 * bytes may exceed this figure by the tolerance, but never the limit.
 */
const budgets = {
  Profile: { scripts: 2, bytes: 159_738, limit: 163_226 },
  Welcome: { scripts: 5, bytes: 166_113, limit: 170_342 },
  Registration: { scripts: 5, bytes: 201_644, limit: 217_459 },
  Campaigns: { scripts: 6, bytes: 191_986, limit: 197_393 },
  Campaign: { scripts: 5, bytes: 181_187, limit: 186_414 },
  Commitments: { scripts: 5, bytes: 183_998, limit: 190_017 },
};
const tolerance = 1.05;

type Screen = keyof typeof budgets;

const remoteScreens: Record<Exclude<Screen, 'Profile'>, [folder: string, route: string]> = {
  Welcome: ['remote-onboarding', paths.acceptance],
  Registration: ['remote-onboarding', paths.registration],
  Campaigns: ['remote-opportunities', paths.opportunities],
  Campaign: ['remote-opportunities', patterns.campaign],
  Commitments: ['remote-portfolio', paths.commitments],
};

const screens = Object.keys(budgets) as Screen[];

/** Returns the absolute path of every script that a cold page loads before the screen shows. The builds say which. */
function scriptsOf(screen: Screen, builds: ReadonlyMap<string, Build>): string[] {
  const distOf = (folder: string) => builds.get(folder)?.dist ?? '';
  const page = readFileSync(path.join(distOf('host'), 'index.html'), 'utf8');
  const own = [...page.matchAll(/<script [^>]*src="\/([^"]+)"/g)].map(([, file = '']) =>
    path.join(distOf('host'), file),
  );
  if (screen === 'Profile') return own;
  const [folder, route] = remoteScreens[screen];
  const start = readStart(distOf(folder));
  const { scripts = [], firstFrame } = start.screens[route] ?? {};
  const ofScreen = [start.entry, ...start.scripts, ...scripts, ...(firstFrame ? [firstFrame] : [])];
  return [...own, ...ofScreen.map((file) => path.join(distOf(folder), file))];
}

/** Describes what breaks the screen's budget. webpack-bundle-analyzer shows where the bytes are. */
function breachesOf(screen: Screen, files: readonly string[]): string[] {
  const { scripts, bytes, limit } = budgets[screen];
  const allowed = Math.min(bytes * tolerance, limit);
  const found = files
    .map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size)
    .reduce((sum, size) => sum + size, 0);
  return [
    ...(files.length > scripts ? [`${screen} loads ${files.length} scripts, not ${scripts}.`] : []),
    ...(found > allowed ? [`${screen} weighs ${found} bytes, which may be ${allowed}.`] : []),
  ];
}

/** The names of a script's modules, as its source map has them. A library has one name. */
function modulesIn(script: string): string[] {
  const map = mapOf(script);
  if (!existsSync(map)) throw new Error(`${script} has no source map.`);
  const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] };
  // 'webpack://host/../node_modules/.pnpm/swr@2.5.1/node_modules/swr/dist/index.mjs' belongs to swr.
  const names = sources.map(
    (source) =>
      /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ??
      source.replace(/^webpack:\/\/[^/]*\/(?:\.\.?\/)*/, ''),
  );
  return [...new Set(names)];
}

let builds: Map<string, Build>;
test.beforeAll(async () => {
  builds = await buildAll(console.log);
});

test('every screen stays within its budget', () => {
  expect(screens.flatMap((screen) => breachesOf(screen, scriptsOf(screen, builds)))).toEqual([]);
});

const singletons =
  /^(?:react|react-dom|react-router|jotai|swr|styled-components|ky|@module-federation\/runtime-core|shared\/src\/session\/.*|shared\/src\/partner-api\/client\.ts)$/;

test('no screen loads a singleton twice', () => {
  for (const screen of screens) {
    const owners = scriptsOf(screen, builds)
      .flatMap(modulesIn)
      .filter((module) => singletons.test(module))
      .map((module) => `${screen}: ${module}`);
    expect(owners.length).toBeGreaterThan(8);
    expect(owners).toEqual([...new Set(owners)]);
  }
});

// Otherwise a change of one app would change the files of another (decision 97).
test('no build has a module of another app', () => {
  for (const [app, { dist }] of builds) {
    const scripts = readdirSync(path.join(dist, 'assets')).filter((file) => file.endsWith('.js'));
    const modules = scripts.flatMap((file) => modulesIn(path.join(dist, 'assets', file)));
    expect(modules.some((module) => module.startsWith('shared/src/'))).toBe(true);
    const folders = modules.flatMap((module) => /^(?:host|remote-\w+)(?=\/)/.exec(module) ?? []);
    expect(folders.filter((folder) => folder !== app)).toEqual([]);
  }
});

const opened = [
  {
    screen: 'Registration' as const,
    tier: 'New' as const,
    reads: [],
    shows: (page: Page) => inPortal(page).getByRole('heading', { level: 1 }),
  },
  {
    screen: 'Campaigns' as const,
    reads: ['/investment-opportunities/list'],
    shows: (page: Page) => inPortal(page).getByRole('article').first(),
  },
  {
    screen: 'Commitments' as const,
    reads: ['/commitment/by-campaign/list'],
    shows: (page: Page) => inPortal(page).getByText('No record found'),
  },
];

for (const { screen, tier = 'Premium', reads, shows } of opened)
  test(`${screen}: scripts and data wait only for the document and the hand-over`, async ({
    page,
    own,
  }) => {
    const investor = await freshInvestor(tier);
    await handOverAtOnce(own, investor, remoteScreens[screen][1]);
    // With data saving, the portal does not prefetch what may not be needed.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const asked: Request[] = [];
    page.on('request', (request) => asked.push(request));
    const isRead = (request: Request, read: string) =>
      request.resourceType() === 'fetch' && request.url().endsWith(read);
    // Hold back the portal's main script until everything else has been requested.
    const begun = Promise.all(
      ['/details', ...reads].map((read) => page.waitForRequest((request) => isRead(request, read))),
    );
    await page.route('**/assets/main.*.js', async (route) => {
      await begun;
      await route.continue();
    });
    await page.goto(own.platformUrl);
    await expect(shows(page)).toBeVisible();
    // The last request of the shell asks whether a registered investor has a commitment to reconfirm.
    const isLast = (request: Request) => request.url().endsWith('/commitment/investor/list');
    if (tier === 'Premium') await expect.poll(() => asked.some(isLast)).toBe(true);

    const scripts = asked.filter((request) => request.resourceType() === 'script');
    const names = scripts.map((request) => path.basename(request.url()));
    // Chunks that are loaded after the screen shows.
    const late =
      /^(?:toasts|telemetry|shell-late|screen-names|campaign-texts|campaign-tools|card-committed|offering-document)\./;
    const expected = scriptsOf(screen, builds).map((file) => path.basename(file));
    expect(names.filter((name) => !late.test(name)).toSorted()).toEqual(expected.toSorted());
    const unwanted = /\/(?:config|releases|mf-manifest[^/]*)\.json$/;
    expect(asked.map((request) => request.url()).filter((url) => unwanted.test(url))).toEqual([]);
    for (const read of ['/details', ...reads])
      expect(asked.filter((request) => isRead(request, read))).toHaveLength(1);
  });

test('the first picture of a list is fetched once, before any rendering', async ({ page, own }) => {
  const investor = await freshInvestor('Premium');
  await handOverAtOnce(own, investor, paths.opportunities);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const arrived = page.waitForResponse((response) => /\/(?:list|pre-sign.*)$/.test(response.url()));
  await page.route('**/assets/main.*.js', async (route) => {
    await arrived;
    // Wait until the page has processed the response.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto(own.platformUrl);
  const picture = inPortal(page).locator('article img').first();
  await expect
    .poll(() => picture.evaluate((it: HTMLImageElement) => it.complete && it.naturalWidth > 0))
    .toBe(true);
  const address = (await picture.getAttribute('src')) ?? '';
  const preload = inPortal(page).locator('link[rel=preload][as=image]');
  await expect(preload).toHaveAttribute('href', address);
  expect(asked.filter((url) => url === address)).toHaveLength(1);
  const keys = asked.filter((url) => url.includes('/pre-sign'));
  expect(keys).toEqual([...new Set(keys)]);
});

function inPortal(page: Page) {
  return page.frameLocator('iframe');
}

async function handOverAtOnce(own: IsolatedServers, investor: Investor, opens: string) {
  const quiet = own.html;
  own.opens = opens;
  own.html = (portal, address) =>
    quiet(portal, address).replace('investor = null', `investor = ${JSON.stringify(investor)}`);
}
