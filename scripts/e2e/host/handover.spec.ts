import { paths } from '@investor-portal/shared/routes/paths';
import { listenOn } from '../../serve/listen';
import { platformApp } from '../../serve/platform-app';
import {
  detailsOf,
  expect,
  expectAccessible,
  expectPosted,
  freshInvestor,
  test,
} from '../isolated/isolated-servers';
import { control, followLink, openPortal } from '../portal';
import { hostUrl, sandboxUrl } from '../stack';

test('§1 a page of another origin cannot frame the portal or hand over', async ({ context }) => {
  // A separate page, because the policy violation would fail the test.
  const page = await context.newPage();
  const server = await listenOn(0, (_req, res) => {
    res.setHeader('content-type', 'text/html');
    res.end(`<!doctype html><iframe src="${hostUrl}/"></iframe>`);
  });
  const violation = page.waitForEvent('console', (it) => /frame-ancestors/.test(it.text()));
  await page.goto(server.origin).catch(() => undefined);
  await violation;
  await server.close();
});

test('sends the token to the partner API only, and never in a URL', async ({ page }) => {
  const addresses: string[] = [];
  const tokens = new Map<string, string>();
  page.on('request', (request) => {
    addresses.push(request.url());
    const token = request.headers()['authorization']?.replace('Bearer ', '');
    if (token) tokens.set(token, new URL(request.url()).origin);
  });
  const portal = await openPortal(page, await freshInvestor('Premium', { balance: 61_616 }));
  await expect(portal.getByText('61,616.00')).toBeVisible();
  await test.step('the demo platform signs its investor out and in again', async () => {
    await page.getByRole('button', { name: 'Messages' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(portal.getByText('You’ve been signed out', { exact: true })).toBeVisible();
    await expect(page.getByText('The portal has signed the investor out')).toBeVisible();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(portal.getByText('61,616.00')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  });
  expect(new Set(tokens.values())).toEqual(new Set([sandboxUrl]));
  for (const token of tokens.keys())
    expect(addresses.filter((address) => address.includes(token))).toEqual([]);
});

test('§1 the hand-over is accepted only from the platform’s page', async ({ page, own }) => {
  const investor = await freshInvestor('Premium');
  const message = { action: 'bibo', value: JSON.stringify(detailsOf(investor)) };
  const attack = `parent.frames[0].postMessage(${JSON.stringify(message)}, '*')`;
  // One frame has the platform's origin and one has an opaque origin. Neither frame is the platform's page.
  const frames = `
    <iframe title="Beside" srcdoc="<p>beside"></iframe>
    <iframe title="Foreign" sandbox="allow-scripts" srcdoc="<p>foreign"></iframe>`;
  const { html } = own;
  own.html = (portal, opens) => html(portal, opens).replace('</html>', `${frames}</html>`);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('was refused')) warnings.push(message.text());
  });
  await page.goto(own.platformUrl);
  await expectPosted(page, 'portal:ready');
  for (const frame of page.frames())
    if (frame.url() === 'about:srcdoc') await frame.evaluate(attack);
  await expect.poll(() => warnings.length).toBe(2);
  expect(warnings.join()).not.toContain(investor.tokenDetails.access_token);
  const external = await own.frame(page).evaluate(() => localStorage.getItem('external'));
  expect(external).toBeNull();
  const portal = page.frameLocator('iframe[title="Investor portal"]');
  await expect(portal.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
});

test('the demo page hands over an investor entered for a real API', async ({ page, own }) => {
  // The sandbox replaces that API. The page is not told that the sandbox can list investors.
  const settings = { portalUrl: own.portalUrl, partnerApiUrl: sandboxUrl, sandbox: false };
  const platform = await listenOn(0, platformApp(settings));
  own.settings = { platformOrigins: [platform.origin] };
  const investor = await freshInvestor('Premium', { balance: 24_680 });
  const { code, externalReferenceCode, tokenDetails } = investor;

  await page.goto(platform.origin);
  const hint = page.getByText(/does not list its investors/);
  await expect(hint).toBeVisible();
  await expect(page.getByLabel('Investor', { exact: true })).toBeHidden();
  await expectAccessible(page, platform.origin);
  await page.getByLabel('Partner code').fill(code);
  await page.getByLabel('External reference code').fill(externalReferenceCode);
  const token = page.getByLabel('Access token');
  await token.fill(tokenDetails.access_token);
  await token.press('Enter');
  const portal = page.frameLocator('iframe');
  await expect(portal.getByText('24,680.00')).toBeVisible();
  await expect(hint).toBeHidden();

  await control('tokens/revoke', { externalReferenceCode });
  const fresh = await control<{ access_token: string }>('tokens', { externalReferenceCode });
  // Any request of the screen may be refused first, and its dialog would lie over the menu.
  await followLink(page, paths.portfolio, own.portalUrl);
  await expect(page.getByText('The token is no longer valid: enter a fresh one.')).toBeVisible();
  await token.fill(fresh.access_token);
  await page.getByRole('button', { name: 'Hand over' }).click();
  await portal.getByRole('link', { name: /Stock Position/ }).click();
  await expect(portal.getByText('No record found')).toBeVisible();

  expect(page.url()).toBe(`${platform.origin}/`);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  for (const secret of [tokenDetails.access_token, fresh.access_token]) {
    expect(stored).not.toContain(secret);
    await expect(page.getByRole('log', { includeHidden: true })).not.toContainText(secret);
  }
  await platform.close();
});
