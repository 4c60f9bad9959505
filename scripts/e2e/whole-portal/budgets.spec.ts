import type { Page, Request } from '@playwright/test';
import path from 'node:path';
import { paths } from '@investor-portal/shared/routes/paths';
import { buildAll } from '../../build/build-all.ts';
import type { Build } from '../../build/build-app.ts';
import { breaches, readBudgets, weighScreens } from '../../budgets/budgets.ts';
import { screenScripts } from '../../budgets/screens.ts';
import { weighModules } from '../../budgets/weigh-modules.ts';
import { callApi, expect, freshInvestor, type Investor } from '../portal.ts';
import { test, type IsolatedPlaces } from '../isolated/isolated-places.ts';

let builds: Map<string, Build>;
test.beforeAll(async () => {
  builds = await buildAll(console.log);
});

test('every screen stays within its budget', () => {
  expect(breaches(readBudgets().screens, weighScreens(screenScripts(builds)))).toEqual([]);
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

for (const { screen, address, reads, shows } of screens)
  test(`${screen}: scripts and data wait for nothing but the document and the hand-over`, async ({
    page,
    own,
  }) => {
    const investor = await freshInvestor('Premium');
    await handOverAtOnce(own, investor, await address(investor));
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

    const scripts = asked.filter((request) => request.resourceType() === 'script');
    const names = scripts.map((request) => path.basename(request.url()));
    const files = screenScripts(builds).find((each) => each.screen === screen)?.files ?? [];
    const late = /^(?:toasts|telemetry)\./;
    expect(names.filter((name) => !late.test(name)).toSorted()).toEqual(
      files.map((file) => path.basename(file)).toSorted(),
    );
    const unwanted = /\/(?:config|releases|mf-manifest)\.json$/;
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
  test(`${screen}: the first picture does not wait for the screen, and is fetched once`, async ({
    page,
    own,
  }) => {
    const investor = await freshInvestor('Premium');
    await handOverAtOnce(own, investor, await at(investor));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    // The main script arrives after all responses, as on a slow network.
    await page.route('**/assets/main.*.js', async (route) => {
      await expect.poll(() => portalStartOf(page)).toMatchObject({ pictures: [expect.anything()] });
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

function isLoaded(image: HTMLImageElement) {
  return image.complete && image.naturalWidth > 0;
}

function portalStartOf(page: Page) {
  return page.frames()[1]?.evaluate(() => ({ pictures: globalThis.portalStart?.pictures }));
}

function inPortal(page: Page) {
  return page.frameLocator('iframe');
}

async function handOverAtOnce(own: IsolatedPlaces, investor: Investor, opens: string) {
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
