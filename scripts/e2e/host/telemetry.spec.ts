import { text } from 'node:stream/consumers';
import { listenOn } from '../../serve/listen';
import {
  expect,
  freshInvestor,
  handOverOnRequest,
  openFor,
  test,
} from '../isolated/isolated-servers';
import { goTo } from '../portal';

test('a page tells the collector how it did, but not of its investor', async ({ page, own }) => {
  let received = '';
  const collector = await listenOn(0, async (req, res) => {
    res.setHeader('access-control-allow-origin', own.portalUrl);
    res.setHeader('access-control-allow-credentials', 'true');
    res.setHeader('access-control-allow-headers', 'content-type');
    received += await text(req);
    res.end();
  });
  own.settings = { telemetryUrl: `${collector.origin}/v1/logs` };
  const investor = await freshInvestor('Premium');
  const portal = await openFor(page, own, investor);
  await handOverOnRequest(page, investor);
  await expect(portal.getByRole('heading', { level: 1 })).toBeVisible();
  const unknown = '7b0a6a2e-9a3f-4a53-8d5c-2f7a1b6f0c11';
  // The script is loaded three seconds after the page.
  const measured = page.waitForResponse(/\/assets\/telemetry\./);
  await goTo(page, `/main/portfolio/stock-position/${unknown}`, own.portalUrl);
  await measured;
  await expect(portal.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('about:blank');
  for (const sent of ['/stock-position/:id', 'browser.web_vital', 'portal.remote.load'])
    await expect.poll(() => received).toContain(sent);
  for (const secret of [unknown, investor.externalReferenceCode, investor.accountId])
    expect(received).not.toContain(secret);
  await collector.close();
});
