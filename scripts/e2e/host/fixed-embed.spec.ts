import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../workspace/apps';
import { embeddingHtml } from './embedding-page';
import { expect, freshInvestor, storedIn, test } from '../isolated/isolated-servers';

const folder = path.join(root, 'host/public/embed');

// A platform that keeps to a version does not notice a release of the host.
test('every embed.js that was released works with this host, and keeps to its integrity', async ({
  page,
  own,
  context,
}) => {
  const investor = await freshInvestor('Premium', { balance: 44_444 });
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  for (const version of readdirSync(folder))
    await test.step(version, async () => {
      const script = readFileSync(path.join(folder, version, 'embed.js'));
      const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`;
      own.html = (portal, address) =>
        embeddingHtml(portal, address, investor, {
          script: `src="${portal}/embed/${version}/embed.js" integrity="${integrity}" crossorigin="anonymous"`,
          run: "const portal = InvestorPortal.mount(element, { ...options, appearance: 'dark' });",
        });
      await page.goto(own.platformUrl);
      const portal = page.frameLocator('iframe');
      await expect(portal.getByText('44,444.00')).toBeVisible();
      const root = portal.locator('html');
      await expect(root).toHaveAttribute('data-appearance', 'dark');
      await page.evaluate("portal.setAppearance('light')");
      await expect(root).toHaveAttribute('data-appearance', 'light');
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
      expect(await page.evaluate('posted')).toEqual(
        expect.arrayContaining([
          'portal:ready',
          'portal:navigated',
          'portal:screen',
          'portal:resize',
        ]),
      );
    });
  expect(said.filter((text) => text.startsWith('InvestorPortal:'))).toEqual([]);
});
