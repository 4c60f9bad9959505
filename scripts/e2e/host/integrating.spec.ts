import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformFileSync } from '@swc/core';
import { paths } from '@investor-portal/shared/routes/paths';
import { root } from '../../workspace/apps';
import { listenOn } from '../../serve/listen';
import { blockOf } from '../block-of';
import {
  expect,
  expectAccessible,
  expectPosted,
  freshInvestor,
  storedIn,
  test,
} from '../isolated/isolated-servers';
import { control, openFromMenu, followLink } from '../portal';
import { sandboxUrl } from '../stack';
import { scratchFolder } from '../../workspace/testing/scratch-folder';
import { EmbeddingPage, embeddingHtml } from './embedding-page';

let server: ChildProcess | undefined;
const folder = scratchFolder();
test.afterAll(() => void server?.kill());

test('the README’s page and the guide’s server run as printed, from another site, and renew the token', async ({
  page,
  own,
}) => {
  const free = await listenOn(0, () => undefined);
  const { port } = new URL(free.origin);
  await free.close();
  // The portal is on localhost, so this is another site.
  const platform = `http://127.0.0.1:${port}`;
  own.settings = { platformOrigins: [platform] };
  const html = blockOf('README.md', 'html').replaceAll('https://portal.example', own.portalUrl);
  writeFileSync(path.join(folder, 'page.html'), html);
  writeFileSync(path.join(folder, 'server.mjs'), blockOf('shared/docs/integrating.md', 'js'));
  symlinkSync(path.join(root, 'scripts/sandbox/node_modules'), path.join(folder, 'node_modules'));
  const investor = await freshInvestor('Premium', { balance: 67_890 });
  server = spawn(process.execPath, ['server.mjs'], {
    cwd: folder,
    stdio: 'inherit',
    env: {
      ...process.env,
      PORTAL: own.portalUrl,
      PARTNER_CODE: investor.code,
      TOKEN_URL: `${sandboxUrl}/sandbox/tokens`,
      PORT: port,
    },
  });
  await expect(async () => expect((await fetch(platform)).ok).toBe(true)).toPass();

  const events: string[] = [];
  page.on('console', (message) => events.push(message.text()));
  await page.goto(platform);
  await expect.poll(() => events.join()).toContain('portal:ready');
  await page.evaluate(async (investor) => {
    await fetch('/sign-in', { method: 'POST', body: new URLSearchParams({ investor }) });
  }, investor.externalReferenceCode);
  await page.reload();
  const portal = page.frameLocator('iframe');
  await expect(portal.getByText('67,890.00')).toBeVisible();
  await expectAccessible(page, own.portalUrl);
  // The frame fills the page and is never wider.
  const size = await page.locator('iframe').boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(size).toEqual({ x: 0, y: 0, width, height });

  const { externalReferenceCode } = investor;
  await control('tokens/revoke', { externalReferenceCode });
  await openFromMenu(portal, 'Portfolio');
  await portal.getByRole('link', { name: /Stock Position/ }).click();
  await expect(portal.getByText('No record found')).toBeVisible();
  expect(events.some((event) => event.startsWith('portal:session-expired'))).toBe(true);

  await page.evaluate(() => fetch('/sign-out', { method: 'POST' }));
  await page.reload();
  await expect(portal.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
});

test('the page may have just the policy that the guide names', async ({ page, own }) => {
  const guide = readFileSync(path.join(root, 'shared/docs/integrating.md'), 'utf8');
  const [, named = ''] = /`(script-src https:[^`]+)`/.exec(guide) ?? [];
  const platform = await EmbeddingPage.of(page, own, { balance: 67_891 });
  const { html } = own;
  own.html = (portal, opens) => {
    const policy = named.replaceAll('https://portal.example', portal).replace('nonce-…', 'nonce-1');
    const all = `default-src 'none'; ${policy}; require-trusted-types-for 'script'`;
    return html(portal, opens)
      .replace('<title>', `<meta http-equiv="Content-Security-Policy" content="${all}"><title>`)
      .replace('<script>', '<script nonce="1">')
      .replaceAll(/ style="[^"]*"/g, '');
  };
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text()))
      refused.push(message.text());
  });
  own.settings = { links: { support: 'help@platform.example' } };
  const portal = await platform.signIn('67,891.00');
  await test.step('a link to write an e-mail leaves the portal and what is typed', async () => {
    await followLink(page, paths.premiumAccount, own.portalUrl);
    const income = portal.getByLabel('Annual Gross Income');
    await income.fill('50000');
    await portal.getByRole('button', { name: 'Menu' }).click();
    await portal.getByRole('link', { name: /^Help/ }).click();
    await page.keyboard.press('Escape');
    await expect(income).toHaveValue(/50,?000/);
  });
  await page.evaluate('portal.signOut(); element.remove(); portal.unmount()');
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(page.locator('iframe')).toHaveCount(0, { timeout: 15_000 });
  expect(refused).toEqual([]);
});

test.describe('a page that enforces Trusted Types', () => {
  test.use({ policyReports: 'expected' });

  test('gets embed.js from the package, or is told to list its policy', async ({ page, own }) => {
    const source = path.join(root, 'shared/embed/src/load-investor-portal.ts');
    const { code } = transformFileSync(source, { jsc: { target: 'es2022' } });
    own.responses['GET /package.js'] = () => ({ type: 'text/javascript', text: code });
    const load = `import('/package.js')
    .then(({ loadInvestorPortal }) => loadInvestorPortal('${own.portalUrl}'))
    .then(({ mount }) => typeof mount, String)`;
    for (const [listed, outcome] of [
      ['investor-portal-embed', /^function$/],
      ["'none'", /Add investor-portal-embed to the directive trusted-types/],
    ] as const) {
      const policy = `require-trusted-types-for 'script'; trusted-types ${listed}`;
      const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
      own.html = () => `<!doctype html>${meta}`;
      await page.goto(own.platformUrl);
      expect(await page.evaluate(load)).toMatch(outcome);
    }
  });
});

const released = path.join(root, 'host/public/embed');

// A platform that keeps to a version does not notice a release of the host.
test('each released embed.js works with this host and matches its hash', async ({
  page,
  own,
  context,
}) => {
  const investor = await freshInvestor('Premium', { balance: 44_444 });
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  for (const version of readdirSync(released))
    await test.step(version, async () => {
      const script = readFileSync(path.join(released, version, 'embed.js'));
      const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`;
      own.html = (portal, address) =>
        embeddingHtml(portal, address, investor, {
          script: `src="${portal}/embed/${version}/embed.js" integrity="${integrity}" crossorigin="anonymous"`,
          run: "const portal = InvestorPortal.mount(element, { ...options, appearance: 'dark' });",
        });
      await page.goto(own.platformUrl);
      const portal = page.frameLocator('iframe');
      await expect(portal.getByText('44,444.00')).toBeVisible();
      const html = portal.locator('html');
      await expect(html).toHaveAttribute('data-appearance', 'dark');
      await page.evaluate("portal.setAppearance('light')");
      await expect(html).toHaveAttribute('data-appearance', 'light');
      await page.evaluate("portal.navigate({ screen: 'commitments' })");
      await expect(portal.getByRole('heading', { name: 'Investment Commitments' })).toBeVisible();
      await page.evaluate('portal.handOver()');
      await page.evaluate('portal.signOut()');
      await expect(portal.getByText('44,444.00')).toBeHidden();
      await page.evaluate('portal.handOver()');
      await expect(portal.getByText('44,444.00')).toBeVisible();
      const bare = await context.newPage();
      await bare.goto(`${own.portalUrl}/healthz`);
      expect(await storedIn(bare)).toContain(investor.externalReferenceCode);
      await page.evaluate('portal.signOut(); portal.unmount()');
      await expect
        .poll(() => storedIn(bare), { timeout: 15_000 })
        .not.toContain(investor.externalReferenceCode);
      for (const action of ['ready', 'navigated', 'screen', 'resize'])
        await expectPosted(page, `portal:${action}`);
    });
  expect(said.filter((text) => text.startsWith('InvestorPortal:'))).toEqual([]);
});
