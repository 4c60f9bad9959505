import type { FrameLocator, Page } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Fact } from '@investor-portal/embed/messages';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { paths } from '@investor-portal/shared/routes/paths';
import { listenOn } from '../../serve/listen';
import { manifestIn } from '../../workspace/apps';
import { runNode } from '../../workspace/processes';
import { blockOf } from '../block-of';
import { fail, freshCampaign, storedCommitments as stored } from '../investing';
import {
  detailsOf,
  expect,
  freshInvestor,
  storedIn,
  test as base,
} from '../isolated/isolated-servers';
import { followLink, type Investor } from '../portal';
import * as example from './example-project';

/*
 * A platform's own React app, built outside this repository from the tarballs of shared/embed and shared/embed-react. It
 * counts what its investors do by the portal's events alone, and the partner API says what they did.
 */

/** Copies and builds the app, checks its types, and renders its component as a server does. */
async function buildApp(): Promise<example.ExampleProject> {
  const outside = example.copyExample('scripts/external-platform/example');
  // One run checks that the types exist and find a mistake. Without an error, `@ts-expect-error` itself fails.
  writeFileSync(
    path.join(outside.dir, 'src/mistake.ts'),
    `import type { MountedPortal } from '@investor-portal/embed';
// @ts-expect-error There is no such screen.
export const open = (portal: MountedPortal) => portal.navigate({ screen: 'comitments' });
// @ts-expect-error A commitment is found by two guids.
export const openOne = (portal: MountedPortal) => portal.navigate({ screen: 'commitment', guid: 'C-1' });
`,
  );
  // The app of the guide is built too, in place of the page's own at /guide.
  writeFileSync(path.join(outside.dir, 'src/Guide.tsx'), blockOf('shared/docs/react.md', 'tsx'));
  const [types, built, rendered] = await Promise.all([
    example.checkTypes(outside),
    example.build(outside),
    runNode(['render.mjs'], { cwd: outside.dir }),
  ]);
  expect(types).toEqual({ code: 0, printed: '' });
  expect(built, built.printed).toMatchObject({ code: 0 });
  expect(rendered).toEqual({ code: 0, printed: '<div style="height:100dvh"></div>\n' });
  // Older bundlers and test runners do not read `exports`.
  for (const name of ['embed', 'embed-react']) {
    const { main, types } = manifestIn(
      path.join(outside.dir, 'node_modules/@investor-portal', name),
    );
    expect(outside.packed(name)).toEqual(expect.arrayContaining([main, types].map(path.normalize)));
  }
  return outside;
}

/** Serves the app that was built in `dist` and its session endpoint. Records the events that the app sends. */
async function servePlatformApp(dist: string, portalUrl: string) {
  const script = readFileSync(path.join(dist, 'app.js'), 'utf8');
  const page = `<!doctype html>
<html lang="en">
  <title>Platform</title>
  <body style="margin: 0" data-portal="${portalUrl}">
    <div id="app"></div>
    <script src="/app.js"></script>
  </body>
</html>`;
  const events: Fact[] = [];
  /** The investor who is signed in on the platform. */
  const signedIn: { investor: Investor | null } = { investor: null };
  const { origin, close } = await listenOn(0, async (req, res) => {
    if (req.url === '/app.js') return res.setHeader('content-type', 'text/javascript').end(script);
    if (req.url === '/api/portal-session') {
      if (!signedIn.investor) return res.writeHead(401).end();
      return res.end(JSON.stringify(detailsOf(signedIn.investor)));
    }
    if (req.url === '/sign-out') signedIn.investor = null;
    else if (req.url === '/events') events.push(JSON.parse(await text(req)) as Fact);
    else return res.setHeader('content-type', 'text/html').end(page);
    return res.end();
  });
  return { origin, close, events, signedIn };
}

type PlatformApp = Awaited<ReturnType<typeof servePlatformApp>>;

/** The app, served on its own origin, with a host of its own. */
const test = base.extend<{ app: PlatformApp }, { outside: example.ExampleProject }>({
  outside: [async ({}, use) => use(await buildApp()), { scope: 'worker', timeout: 180_000 }],
  app: async ({ own, outside }, use) => {
    const app = await servePlatformApp(outside.dist, own.portalUrl);
    own.settings = { riskAcknowledgement: true, platformOrigins: [app.origin] };
    await use(app);
    await app.close();
  },
});

/** A browser tab that shows the platform's app, with the portal in its frame. */
async function openTab(page: Page, { origin }: PlatformApp, portalUrl: string) {
  const portal: FrameLocator = page.frameLocator('iframe');
  const heading = (name: string) => portal.getByRole('heading', { level: 1, name });
  const follow = (to: string) => followLink(page, to, portalUrl);
  const press = (name: string) => portal.getByRole('button', { name, exact: true }).last().click();
  await page.goto(origin);
  await expect(portal.getByRole('banner')).toBeVisible();
  return {
    portal,
    follow,
    press,
    async review({ guid }: Campaign) {
      await expect(heading('Profile')).toBeVisible();
      await follow(paths.invest(guid));
      await portal.getByLabel('Amount').fill('5000');
      await press('Invest');
      await press('Continue');
      await portal.getByRole('checkbox', { name: /understand the risk/ }).check();
    },
    /**
     * Waits for the list, which opens once the commitment is made, and returns to the profile for the next journey. The
     * toast is no proof, because the toast of the previous journey may still be shown.
     */
    async done() {
      await expect(heading('Investment Opportunities')).toBeVisible();
      await follow(paths.profile);
    },
  };
}

test.describe.configure({ mode: 'default', timeout: 300_000 });

test('every commitment is counted once, in a component that is closed and opened, and in two tabs', async ({
  page,
  context,
  own,
  app,
}) => {
  const investor = await freshInvestor('Premium', { balance: 200_000 });
  app.signedIn.investor = investor;
  const tab = await openTab(page, app, own.portalUrl);
  const failing = (fault: object) => fail(investor, 'invest', { times: 1, ...fault });
  /** Presses Submit and waits until the request has reached the sandbox, which then takes its time. */
  const submitSlowly = async (delayMs: number) => {
    await failing({ delayMs });
    const sent = page.waitForRequest((request) => request.url().endsWith('/commitment/invest'));
    await tab.press('Submit');
    await sent;
    await page.waitForTimeout(150);
  };

  await test.step('without a fault, and with a lost response', async () => {
    for (const fault of [undefined, { loseResponse: true }]) {
      await tab.review(await freshCampaign());
      if (fault) await failing(fault);
      await tab.press('Submit');
      await tab.done();
    }
  });

  await test.step('in a component that is closed before the response, and turns dark', async () => {
    const campaign = await freshCampaign();
    await tab.review(campaign);
    await submitSlowly(1_500);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('button', { name: 'Open' }).click();
    await expect(tab.portal.getByRole('banner')).toBeVisible();
    await page.getByRole('button', { name: 'Dark' }).click();
    await tab.follow(paths.paymentReview(campaign.guid));
    await tab.done();
    await expect(page.locator('output')).toHaveText('profile');
  });

  await test.step('in two tabs: both at once, and one that is closed', async () => {
    const other = await openTab(await context.newPage(), app, own.portalUrl);
    await tab.review(await freshCampaign());
    await other.review(await freshCampaign());
    await submitSlowly(800);
    await other.press('Submit');
    await other.done();
    await tab.done();

    const next = await freshCampaign();
    await tab.review(next);
    await submitSlowly(800);
    await page.close();
    await expect.poll(async () => (await stored(investor)).length).toBe(6);
    await other.review(next);
    const earlier = other.portal.getByText('Your earlier commitment was made').first();
    await expect(earlier).toBeVisible();
  });

  const made = (await stored(investor)).map(({ guid, campaignGuid }) => [guid, campaignGuid]);
  const submitted = () =>
    app.events.flatMap((event) =>
      event.action === 'portal:commitment-submitted'
        ? [{ id: [event.value.guid, event.value.campaign], amount: event.value.amount }]
        : [],
    );
  await expect.poll(() => submitted().length).toBe(made.length);
  expect(submitted().map(({ id }) => id)).toEqual(expect.arrayContaining(made));
  expect(new Set(submitted().map(({ amount }) => amount))).toEqual(new Set([5_000]));
});

test('the app of the React page keeps its portal, and signs out', async ({ page, own, app }) => {
  app.signedIn.investor = await freshInvestor('Premium', { balance: 45_671 });
  const campaign = await freshCampaign();
  const portal = page.frameLocator('iframe');
  await page.goto(`${app.origin}/guide?campaign=${campaign.guid}`);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(page.locator('iframe')).toBeHidden();
  const follow = (name: string) => page.getByRole('link', { name, exact: true }).click();
  await follow('Invest');
  await expect(portal.getByText(campaign.issuerAccount.name).first()).toBeVisible();
  const opened = await page.evaluate(() => history.length);
  await follow('Home');
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  await follow('Invest');
  await expect(portal.getByText(campaign.issuerAccount.name).first()).toBeVisible();
  // The portal has added no entry of its own, such as the profile before the campaign.
  expect(await page.evaluate(() => history.length)).toBe(opened + 2);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(portal.getByText('You’ve been signed out', { exact: true })).toBeVisible();
  await expect.poll(() => app.signedIn.investor).toBeNull();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeHidden();
  expect(await storedIn(own.frame(page))).not.toContain('external');
});
