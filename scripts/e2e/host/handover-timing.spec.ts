import { EmbeddingPage } from './embedding-page';
import { detailsOf, expect, expectPosted, freshInvestor, test } from '../isolated/isolated-servers';

test('§1 the hand-over is accepted only from the platform’s page', async ({ page, own }) => {
  const investor = await freshInvestor('Premium');
  const attack = `parent.frames[0].postMessage(${JSON.stringify({
    action: 'bibo',
    value: JSON.stringify(detailsOf(investor)),
  })}, '*')`;
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

test.describe('the frame of a page', () => {
  test.use({ policyReports: 'expected' });

  test('whose origin the portal does not allow is named at once', async ({ page, own }) => {
    await EmbeddingPage.of(page, own);
    own.settings = { platformOrigins: ['https://another.example'] };
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto(own.platformUrl);
    await expect
      .poll(() => page.evaluate('portal.status'), { timeout: 5_000 })
      .toMatchObject({ state: 'failed', reason: 'not-ready' });
    expect(said.join('\n')).toContain(`its platformOrigins lack ${own.platformUrl}.`);
  });
});
