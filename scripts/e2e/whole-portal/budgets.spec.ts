import type { Page, Request } from '@playwright/test';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { paths } from '@investor-portal/shared/routes/paths';
import { buildAll } from '../../build/build-all';
import type { Build } from '../../build/build-app';
import { mapOf } from '../../release/store/source-maps';
import { expect, freshInvestor, listOf, type Investor } from '../portal';
import { test, type IsolatedServers } from '../isolated/isolated-servers';
import { breachesOf, modulesIn, screens, scriptsOf } from './budgets';

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
      .flatMap((file) => modulesIn(file, mapOf(file)))
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
    const modules = scripts
      .map((file) => path.join(dist, 'assets', file))
      .flatMap((file) => modulesIn(file, mapOf(file)));
    expect(modules.some((module) => module.startsWith('shared/src/'))).toBe(true);
    const folders = modules.flatMap((module) => /^(?:host|remote-\w+)(?=\/)/.exec(module) ?? []);
    expect(folders.filter((folder) => folder !== app)).toEqual([]);
  }
});

const opportunities = 'api/v1/partner-transactional/investment-opportunities';
const opened = [
  {
    screen: 'Registration' as const,
    tier: 'New' as const,
    address: async () => paths.registration,
    reads: [],
    shows: (page: Page) => inPortal(page).getByRole('heading', { level: 1 }),
  },
  {
    screen: 'Campaigns' as const,
    address: async () => paths.opportunities,
    reads: [`${opportunities}/list`],
    shows: (page: Page) => inPortal(page).getByRole('article').first(),
  },
  {
    screen: 'Campaign' as const,
    address: async (investor: Investor) => paths.campaign(await anyCampaign(investor)),
    reads: [/^GET .*\/investment-opportunities\/[^/]+$/, /\/subscription-detail$/],
    shows: (page: Page) => inPortal(page).getByRole('tab', { name: 'Introduction' }),
  },
  {
    screen: 'Commitments' as const,
    address: async () => paths.commitments,
    reads: ['api/v1/partner-transactional/commitment/by-campaign/list'],
    shows: (page: Page) => inPortal(page).getByText('No record found'),
  },
];

for (const { screen, tier = 'Premium', address, reads, shows } of opened)
  test(`${screen}: scripts and data wait for nothing but the document and the hand-over`, async ({
    page,
    own,
  }) => {
    const investor = await freshInvestor(tier);
    await handOverAtOnce(own, investor, await address(investor));
    await reportConnection(page, { saveData: true });
    const asked: Request[] = [];
    page.on('request', (request) => asked.push(request));
    const isRead = (request: Request, read: string | RegExp) =>
      request.resourceType() === 'fetch' &&
      (typeof read === 'string'
        ? request.url().endsWith(read)
        : read.test(`${request.method()} ${request.url()}`));
    // Hold back the portal's main script until everything else has been requested.
    const begun = Promise.all(
      [/\/details$/, ...reads].map((read) =>
        page.waitForRequest((request) => isRead(request, read)),
      ),
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
    expect(names.filter((name) => !late.test(name)).toSorted()).toEqual(
      scriptsOf(screen, builds)
        .map((file) => path.basename(file))
        .toSorted(),
    );
    const unwanted = /\/(?:config|releases|mf-manifest[^/]*)\.json$/;
    expect(asked.map((request) => request.url()).filter((url) => unwanted.test(url))).toEqual([]);
    for (const read of [/\/details$/, ...reads])
      expect(asked.filter((request) => isRead(request, read))).toHaveLength(1);
  });

for (const [late, held, until] of [
  ['the portal’s script', '**/assets/main.*.js', /\/(?:list|pre-sign.*)$/],
  ['its address', /\/(?:list|pre-sign.*)$/, /\/details$/],
] as const)
  test(`the first picture of a list is fetched once and waits for no rendering when ${late} comes last`, async ({
    page,
    own,
  }) => {
    const investor = await freshInvestor('Premium');
    await handOverAtOnce(own, investor, paths.opportunities);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const arrived = page.waitForResponse((response) => until.test(response.url()));
    await page.route(held, async (route) => {
      await arrived;
      // Wait until the page has processed the response.
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.goto(own.platformUrl);
    const picture = inPortal(page).locator('article img').first();
    await expect.poll(() => picture.evaluate(isLoaded)).toBe(true);
    const address = await picture.getAttribute('src');
    await expect(inPortal(page).locator('link[rel=preload][as=image]')).toHaveAttribute(
      'href',
      address ?? '',
    );
    expect(asked.filter((url) => url === address)).toHaveLength(1);
    const keys = asked.filter((url) => url.includes('/pre-sign'));
    expect(keys).toEqual([...new Set(keys)]);
  });

/** With data saving or a slow connection, the portal does not prefetch what may not be needed. */
async function reportConnection(page: Page, connection: object): Promise<void> {
  await page.addInitScript(
    (value) => void Object.defineProperty(navigator, 'connection', { value }),
    connection,
  );
}

function isLoaded(image: HTMLImageElement) {
  return image.complete && image.naturalWidth > 0;
}

function inPortal(page: Page) {
  return page.frameLocator('iframe');
}

async function handOverAtOnce(own: IsolatedServers, investor: Investor, opens: string) {
  const quiet = own.html;
  own.opens = opens;
  own.html = (portal, address) =>
    quiet(portal, address).replace('investor = null', `investor = ${JSON.stringify(investor)}`);
}

async function anyCampaign(investor: Investor): Promise<string> {
  const [campaign] = await listOf<{ guid: string }>(investor, 'investment-opportunities');
  return campaign?.guid ?? '';
}
