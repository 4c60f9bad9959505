import type { Page, Request } from '@playwright/test';
import path from 'node:path';
import { paths } from '@investor-portal/shared/routes/paths';
import { buildAll } from '../../build/build-all';
import type { Build } from '../../release/configuration/configuration';
import { screenBreaches } from '../../budgets/budgets';
import { screenScripts } from '../../budgets/screens';
import { weighModules } from '../../budgets/weigh-modules';
import { callApi, expect, freshInvestor, type Investor } from '../portal';
import { test, type IsolatedServers } from '../isolated/isolated-servers';

let builds: Map<string, Build>;
test.beforeAll(async () => {
  builds = await buildAll(console.log);
});

test('every screen stays within its budget', () => {
  expect(screenBreaches(screenScripts(builds))).toEqual([]);
});

const singletons =
  /^(?:react|react-dom|react-router|jotai|swr|styled-components|ky|@module-federation\/runtime-core|shared\/src\/session\/.*|shared\/src\/partner-api\/client\.ts)$/;

test('no screen loads a singleton twice', () => {
  for (const { screen, files } of screenScripts(builds)) {
    const owners = files.flatMap((file) =>
      Object.keys(weighModules(file))
        .filter((module) => singletons.test(module))
        .map((module) => `${screen}: ${module}`),
    );
    expect(owners.length).toBeGreaterThan(8);
    expect(owners).toEqual([...new Set(owners)]);
  }
});

const opportunities = 'api/v1/partner-transactional/investment-opportunities';
const screens = [
  {
    screen: 'Registration',
    tier: 'New' as const,
    address: async () => paths.registration,
    reads: [],
    shows: (page: Page) => inPortal(page).getByRole('heading', { level: 1 }),
  },
  {
    screen: 'Campaigns',
    address: async () => paths.opportunities,
    reads: [`${opportunities}/list`],
    shows: (page: Page) => inPortal(page).getByRole('article').first(),
  },
  {
    screen: 'Campaign',
    address: async (investor: Investor) => paths.campaign(await anyCampaign(investor)),
    reads: [/^GET .*\/investment-opportunities\/[^/]+$/, /\/subscription-detail$/],
    shows: (page: Page) => inPortal(page).getByRole('tab', { name: 'Introduction' }),
  },
  {
    screen: 'Commitments',
    address: async () => paths.commitments,
    reads: ['api/v1/partner-transactional/commitment/by-campaign/list'],
    shows: (page: Page) => inPortal(page).getByText('No record found'),
  },
];

for (const { screen, tier = 'Premium', address, reads, shows } of screens)
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
    const files = screenScripts(builds).find((each) => each.screen === screen)?.files ?? [];
    // Chunks that are loaded after the screen shows.
    const late =
      /^(?:toasts|telemetry|shell-late|screen-names|campaign-texts|campaign-tools|card-committed|offering-document)\./;
    expect(names.filter((name) => !late.test(name)).toSorted()).toEqual(
      files.map((file) => path.basename(file)).toSorted(),
    );
    const unwanted = /\/(?:config|releases|mf-manifest[^/]*)\.json$/;
    expect(asked.map((request) => request.url()).filter((url) => unwanted.test(url))).toEqual([]);
    for (const read of [/\/details$/, ...reads])
      expect(asked.filter((request) => isRead(request, read))).toHaveLength(1);
  });

const pictures = [
  { screen: 'Campaigns', at: async () => paths.opportunities, shown: 'article img' },
  {
    screen: 'Campaign',
    at: async (investor: Investor) => paths.campaign(await anyCampaign(investor)),
    shown: '[aria-label^="Pictures of"] img',
  },
];

for (const { screen, at, shown } of pictures)
  for (const [late, held, until] of [
    ['the portal’s script', '**/assets/main.*.js', /\/(?:list|pre-sign.*)$/],
    ['its address', /\/(?:list|pre-sign.*)$/, /\/details$/],
  ] as const)
    test(`${screen}: the first picture is fetched once and waits for no rendering when ${late} comes last`, async ({
      page,
      own,
    }) => {
      const investor = await freshInvestor('Premium');
      await handOverAtOnce(own, investor, await at(investor));
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
      const picture = inPortal(page).locator(shown).first();
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

test('Campaigns without a session: the list is requested before the portal’s script has arrived', async ({
  page,
  own,
}) => {
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  const list = (request: Request) => request.url().endsWith(`${opportunities}/list`);
  const begun = page.waitForRequest((request) => request.method() === 'POST' && list(request));
  await page.route('**/assets/main.*.js', async (route) => {
    await begun;
    await route.continue();
  });
  await page.goto(own.portalUrl + paths.publicOpportunities);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(asked.filter((request) => request.method() === 'POST' && list(request))).toHaveLength(1);
});

test('the next remote comes when the menu opens, and its data when its link is pressed', async ({
  page,
  own,
}) => {
  // From a width of 900 px, the header contains these links.
  await page.setViewportSize({ width: 800, height: 800 });
  // On a slow connection, the page does not prefetch these chunks when it is idle.
  await reportConnection(page, { effectiveType: '2g' });
  const investor = await freshInvestor('Premium');
  await handOverAtOnce(own, investor, paths.opportunities);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'OPTIONS') asked.push(request.url());
  });
  const ofPortfolio = (part: string) =>
    asked.filter((url) => url.includes(part) && /\/portfolio\/|commitment|stock-memo/.test(url));
  // The responses that did not come from the browser's cache.
  const loaded: string[] = [];
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Network.enable');
  protocol.on('Network.responseReceived', ({ response, type }) => {
    if (type !== 'Preflight' && !response.fromDiskCache) loaded.push(response.url);
  });
  await page.goto(own.platformUrl);
  const portal = inPortal(page);
  await expect(portal.getByRole('article').first()).toBeVisible();
  // Late requests: the cards ask for the investor's commitments to them, and the shell asks for commitments to reconfirm.
  const late = ['commitment/by-campaign/list', 'commitment/investor/list'];
  const isLate = (url: string) => late.some((list) => url.includes(list));
  for (const list of late) await expect.poll(() => ofPortfolio(list)).toHaveLength(1);
  expect(ofPortfolio('').filter((url) => !isLate(url))).toEqual([]);
  asked.length = 0;

  await portal.getByRole('button', { name: 'Menu' }).click();
  const scripts = ['/entry.', '/__federation_expose_routes.', '/overview.'];
  for (const script of scripts) await expect.poll(() => ofPortfolio(script)).toHaveLength(1);
  expect(ofPortfolio('/api/')).toEqual([]);

  await portal.getByRole('dialog').getByRole('link', { name: 'Portfolio' }).hover();
  await page.mouse.down();
  const lists = ['commitment/investor/list', 'stock-memo/list'];
  for (const list of lists) await expect.poll(() => ofPortfolio(list)).toHaveLength(1);

  await page.mouse.up();
  await expect(portal.getByText('No shares yet')).toBeVisible();
  for (const list of lists) expect(ofPortfolio(list)).toHaveLength(1);
  for (const script of scripts)
    expect(loaded.filter((url) => url.includes(`/portfolio/assets${script}`))).toHaveLength(1);
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
  const [campaign] = await callApi<{ guid: string }[]>(investor, 'POST', `${opportunities}/list`, {
    rowPerPage: 1,
    currentPage: 1,
  });
  return campaign?.guid ?? '';
}
