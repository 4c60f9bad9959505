import { collectorPath } from '../../telemetry/collector-app';
import { goTo } from '../portal-frame';
import { expect, freshInvestor, openPortal, test } from '../portal';
import { platformUrl } from '../stack';

interface ReceivedEvent {
  at: number;
  name: string;
  attributes: Record<string, unknown>;
}

test('a page that is left has told the collector how it did, and nothing of its investor', async ({
  page,
}) => {
  const startedAt = Date.now();
  const investor = await freshInvestor('Premium');
  const portal = await openPortal(page, investor);
  await expect(portal.getByRole('heading', { level: 1 })).toBeVisible();
  const unknown = '7b0a6a2e-9a3f-4a53-8d5c-2f7a1b6f0c11';
  await goTo(page, `/main/portfolio/stock-position/${unknown}`);
  // The script is loaded three seconds after the page.
  await page.waitForResponse(/\/assets\/telemetry\./);
  await expect(portal.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('about:blank');
  const received = async () => {
    const all = (await (await fetch(`${platformUrl}${collectorPath}`)).json()) as ReceivedEvent[];
    return all.filter(({ at }) => at >= startedAt);
  };
  // Other tests send telemetry at the same time, but for other routes.
  const route = '/main/portfolio/stock-position/:id';
  await expect
    .poll(async () =>
      (await received())
        .filter(({ attributes }) => attributes['portal.route'] === route)
        .map(({ name }) => name),
    )
    .toContain('browser.web_vital');
  const text = JSON.stringify(await received());
  expect(text).toContain('portal.remote.load');
  for (const secret of [unknown, investor.externalReferenceCode, investor.accountId])
    expect(text).not.toContain(secret);
});
