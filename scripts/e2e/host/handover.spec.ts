import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, freshInvestor, openPortal, test } from '../portal';
import { hostUrl, sandboxUrl } from '../stack';

test('§1 no hand-over is possible on a page of another origin, which may not frame the portal', async ({
  context,
}) => {
  // A separate page, because the policy violation would fail the test.
  const page = await context.newPage();
  const server = createServer((_req, res) => {
    res.setHeader('content-type', 'text/html');
    res.end(`<!doctype html><iframe src="${hostUrl}/"></iframe>`);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const violation = page.waitForEvent('console', (message) =>
    /frame-ancestors/.test(message.text()),
  );
  await page
    .goto(`http://localhost:${(server.address() as AddressInfo).port}`)
    .catch(() => undefined);
  await violation;
  server.close();
});

test('sends the token only to the partner API and never in a URL, also after a sign-out', async ({
  page,
}) => {
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
