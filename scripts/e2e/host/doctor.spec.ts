import type { Frame, Page, Route } from '@playwright/test';
import {
  expect,
  expectAccessible,
  freshInvestor,
  handOver,
  openFor,
  expectPosted,
  IsolatedServers,
  test,
} from '../isolated/isolated-servers';
import { sandboxUrl } from '../stack';

async function rows(doctor: Frame | Page, verdict: string): Promise<string[]> {
  await expect(doctor.getByRole('status')).toContainText('Done', { timeout: 20_000 });
  return doctor.locator(`[data-verdict=${verdict}]`).allTextContents();
}

type Misfit = [misfit: (own: IsolatedServers) => unknown, wrong: string[], around?: string];

const setting =
  (changes: object) =>
  ({ settings }: IsolatedServers) =>
    Object.assign(settings, changes);

/** Removes the page's inline script, as a proxy does that loads scripts itself. */
async function rewrite(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.text()).replace(/<script>[^]*?<\/script>/, '');
  await route.fulfill({ response, body });
}

test('/__doctor finds nothing wrong in the frame, and shows no secret', async ({ page, own }) => {
  own.settings = { doctor: true };
  own.opens = '/__doctor';
  const investor = await freshInvestor('Basic');
  await openFor(page, own, investor);
  const doctor = own.frame(page);
  expect(await rows(doctor, 'wrong')).toEqual([]);
  const sound = (await rows(doctor, 'fine')).join();
  for (const what of ['may embed the portal', 'well formed', 'the investor of the hand-over'])
    expect(sound).toContain(what);
  await expectPosted(page, 'portal:navigated');
  const text = await doctor.locator('body').innerText();
  expect(text).not.toContain(investor.externalReferenceCode);
  expect(text).not.toContain(investor.tokenDetails.access_token);
  await expectAccessible(page, own.portalUrl);
  // The tab has shown a campaign whose text has a video.
  await doctor.evaluate(() => sessionStorage.setItem('investor:refusals', 'Not shown: video.'));
  // One token is unknown to the API, and one hand-over has no token.
  for (const [tokenDetails, wrong] of [
    [{ access_token: 'stale' }, '401: the API refuses the token'],
    [{}, 'unreadable: tokenDetails.access_token'],
  ] as const) {
    await page.reload();
    await expectPosted(page, 'portal:ready');
    await handOver(page, { ...investor, tokenDetails } as typeof investor);
    expect(await rows(own.frame(page), 'wrong')).toEqual([expect.stringContaining(wrong)]);
    expect(await rows(own.frame(page), 'note')).toContainEqual(expect.stringContaining('video'));
  }
  // embed.js posts this when getPartnerDetails has thrown.
  await page.reload();
  await expectPosted(page, 'portal:ready');
  await page.evaluate(
    `portal.postMessage({ action: 'portal:session-unavailable', value: null }, '${own.portalUrl}')`,
  );
  const threw = expect.stringContaining('getPartnerDetails threw');
  expect(await rows(own.frame(page), 'wrong')).toEqual([threw]);
});

test('/__doctor names each thing that keeps the portal from starting', async ({ page }) => {
  const usable = { doctor: true, partnerApiUrl: sandboxUrl };
  const elsewhere = JSON.stringify({ ...usable, timeZone: 'Mars/Olympus' });
  const misfits: Misfit[] = [
    [(own) => (own.served = '<!doctype html>'), ['config.json']],
    [(own) => (own.served = elsewhere), ['platformOrigins', 'timeZone']],
    [setting({ platformOrigins: ['https://other.example'] }), ['The platform’s page']],
    [setting({ partnerApiUrl: 'http://localhost:1' }), ['http://localhost:1']],
    // The server responds, but without CORS headers.
    [(own) => setting({ partnerApiUrl: own.platformUrl })(own), ['its CORS headers do not allow']],
    [setting({ registryKeys: [] }), ['registryKeys', '/releases.json']],
    [() => undefined, ['"platformOrigins": ["http'], 'https://intranet.example'],
    [() => undefined, ['Show the portal in a page of an https'], 'capacitor://localhost'],
    [() => page.route('**/__doctor*', rewrite), ['The first script did not run']],
  ];
  // Chromium takes a page that a test returns for one of the internet, and refuses its requests to this machine.
  await page.context().grantPermissions(['local-network-access']);
  // Chrome 108 and Safari 15 do not have this function.
  await page.addInitScript(() => Reflect.deleteProperty(URL, 'canParse'));
  for (const [misfit, expected, around] of misfits) {
    const own = new IsolatedServers();
    await own.start();
    own.settings = { ...usable };
    misfit(own);
    const platform = `platform=${encodeURIComponent(own.platformUrl)}`;
    await page.goto(`${own.portalUrl}/__doctor?${platform}${around ? `&platform=${around}` : ''}`);
    const wrong = await rows(page, 'wrong');
    expect(wrong).toHaveLength(expected.length);
    for (const [index, what] of expected.entries()) expect(wrong[index]).toContain(what);
    await own.stop();
  }
});

test('/__doctor is not there unless the configuration has it', async ({ page, own }) => {
  await page.goto(`${own.portalUrl}/__doctor`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Doctor');
});
