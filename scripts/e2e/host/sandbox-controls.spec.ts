import { expect, test } from '../isolated/on-isolated-sandbox';

test('the sandbox’s control page works', async ({ page, sandbox }) => {
  await page.goto(`${sandbox.url}/sandbox`);
  await expect(page.getByText('INV-PREMIUM-0001').first()).toBeVisible();
  await page.getByRole('button', { name: '+ 1 week' }).click();
  await expect(page.getByRole('status').first()).toHaveText('Done.');
  const { now } = await sandbox.control<{ now: string }>('clock', { advanceSeconds: 0 });
  expect(Date.parse(now) - Date.now()).toBeGreaterThan(6 * 86_400_000);
});

test('a page of another origin can neither read nor use the controls', async ({
  page,
  own,
  sandbox,
}) => {
  await page.goto(own.platformUrl);
  const outcomes = await page.evaluate(async (url) => {
    const outcome = (attempt: Promise<Response>) =>
      attempt.then(({ type, status }) => `${type} ${status}`).catch(() => 'refused');
    const clock = `${url}/sandbox/clock`;
    const body = '{"now":"2031-05-01T00:00:00Z"}';
    const form = new URLSearchParams({ now: '2031-05-01T00:00:00Z' });
    const results = [
      await outcome(fetch(clock)),
      await outcome(fetch(`${url}/sandbox/tokens`, { method: 'POST', body: '{}' })),
      await outcome(fetch(clock, { method: 'POST', mode: 'no-cors', body })),
      await outcome(fetch(clock, { method: 'POST', mode: 'no-cors', body: form })),
      await outcome(
        fetch(clock, { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
      ),
    ];
    navigator.sendBeacon(clock, new Blob([body], { type: 'text/plain' }));
    return results;
  }, sandbox.url);
  // The page cannot read an opaque response.
  expect(outcomes).toEqual(['refused', 'refused', 'opaque 0', 'opaque 0', 'refused']);
  const { now } = await sandbox.control<{ now: string }>('clock', { advanceSeconds: 0 });
  expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(60_000);
});
