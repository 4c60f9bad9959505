import {
  detailsOf,
  expect,
  expectAccessible,
  expectPosted,
  freshInvestor,
  handOver,
  test,
} from '../isolated/isolated-servers';

test.describe('§1 the hand-over', () => {
  test('that never arrives shows a notice with the support contact, and opens the session late', async ({
    page,
    own,
  }) => {
    own.settings = { links: { support: 'help@platform.example' } };
    const investor = await freshInvestor('Premium', { balance: 12_121 });
    await page.goto(own.platformUrl);
    const portal = page.frameLocator('iframe');
    const notice = portal.getByText('Waiting for your session', { exact: true });
    await expect(notice).toBeVisible();
    await expect(portal.getByText(/contact support: help@platform\.example/)).toBeVisible();
    await expectAccessible(page, own.portalUrl);
    await handOver(page, investor);
    await expect(portal.getByText('12,121.00')).toBeVisible();
    await expect(notice).toBeHidden();
  });

  test('is accepted only from the platform’s page', async ({ page, own }) => {
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
});
