import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../workspace/apps';
import { control, openFromMenu } from '../portal';
import {
  detailsOf,
  expect,
  expectAccessible,
  freshInvestor,
  test,
} from '../isolated/isolated-places';

/** The platform's page of the README, verbatim. */
function pageOfReadme(): string {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  const section = /^## Embed it$([\s\S]*?)^## /m.exec(readme)?.[1] ?? '';
  const page = /```html\n([\s\S]*?)```/.exec(section)?.[1];
  if (!page) throw new Error('The README shows no page that embeds the portal.');
  return page;
}

test('the README’s embedding page runs the portal and renews its token', async ({ page, own }) => {
  const readme = pageOfReadme();
  expect(readme).toContain('https://portal.example');
  own.html = (portal) => readme.replaceAll('https://portal.example', portal);
  const investor = await freshInvestor('Premium', { balance: 67_890 });
  const { externalReferenceCode } = investor;
  let tokenRequests = 0;
  own.responses['POST /api/portal-session'] = async () => {
    tokenRequests += 1;
    const { access_token } = await control<{ access_token: string }>('tokens', {
      externalReferenceCode,
    });
    const type = 'application/json';
    return {
      type,
      text: JSON.stringify({ ...detailsOf(investor), tokenDetails: { access_token } }),
    };
  };
  const events: string[] = [];
  page.on('console', (message) => events.push(message.text()));

  await page.goto(own.platformUrl);
  const portal = page.frameLocator('iframe');
  await expect(portal.getByText('67,890.00')).toBeVisible();
  await expectAccessible(page, own.portalUrl);
  expect(tokenRequests).toBe(1);

  await control('tokens/revoke', { externalReferenceCode });
  await openFromMenu(portal, 'Portfolio');
  await portal.getByRole('link', { name: /Stock Position/ }).click();
  await expect(portal.getByText('No record found')).toBeVisible();
  expect(tokenRequests).toBe(2);
  expect(events.some((event) => event.startsWith('portal:session-expired'))).toBe(true);

  // The frame fills the page and is never wider.
  const size = await page.locator('iframe').boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(size).toEqual({ x: 0, y: 0, width, height });
});
