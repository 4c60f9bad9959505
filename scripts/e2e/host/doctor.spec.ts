import type { Frame, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  freshInvestor,
  handOver,
  expectPosted,
  IsolatedPlaces,
  test,
} from '../isolated/isolated-places.ts';
import { sandboxUrl } from '../stack.ts';

/** The rows with this verdict, once the doctor is done. */
async function rows(doctor: Frame | Page, verdict: string): Promise<string[]> {
  await expect(doctor.getByRole('status')).toContainText('Done', { timeout: 20_000 });
  return doctor.locator(`[data-verdict=${verdict}]`).allTextContents();
}

test.describe('/__doctor', () => {
  test('finds nothing wrong in the platform’s frame, and shows nothing of the hand-over', async ({
    page,
    own,
  }) => {
    own.settings = { doctor: true };
    own.opens = '/__doctor';
    const investor = await freshInvestor('Basic');
    await page.goto(own.platformUrl);
    await expectPosted(page, 'portal:ready');
    await handOver(page, investor);
    const doctor = page.frame({ url: /__doctor/ });
    if (!doctor) throw new Error('no frame');
    expect(await rows(doctor, 'wrong')).toEqual([]);
    const sound = (await rows(doctor, 'fine')).join();
    for (const what of ['may embed the portal', 'well formed', 'the investor of the hand-over'])
      expect(sound).toContain(what);
    const text = await doctor.locator('body').innerText();
    expect(text).not.toContain(investor.externalReferenceCode);
    expect(text).not.toContain(investor.tokenDetails.access_token);
    await expectAccessible(page, own.portalUrl);
    // A token that nobody knows, and a hand-over without one.
    for (const [tokenDetails, wrong] of [
      [{ access_token: 'stale' }, '401: the API refuses the token'],
      [{}, 'unreadable: tokenDetails.access_token'],
    ] as const) {
      await page.reload();
      await expectPosted(page, 'portal:ready');
      await handOver(page, { ...investor, tokenDetails } as typeof investor);
      const again = page.frame({ url: /__doctor/ });
      if (!again) throw new Error('no frame');
      expect(await rows(again, 'wrong')).toEqual([expect.stringContaining(wrong)]);
    }
  });

  test('names each thing that keeps the portal from starting', async ({ page }) => {
    const usable = { doctor: true, partnerApiUrl: sandboxUrl };
    const misfits: [misfit: (own: IsolatedPlaces) => unknown, wrong: string[]][] = [
      [(own) => (own.served = '<!doctype html>'), ['config.json']],
      [
        (own) => (own.served = JSON.stringify({ ...usable, timeZone: 'Mars/Olympus' })),
        ['timeZone', 'platformOrigins'],
      ],
      [
        ({ settings }) => Object.assign(settings, { platformOrigins: ['https://other.example'] }),
        ['The platform’s page'],
      ],
      [
        ({ settings }) => Object.assign(settings, { partnerApiUrl: 'http://localhost:1' }),
        ['http://localhost:1'],
      ],
      // It responds, but without CORS headers.
      [
        ({ settings, platformUrl }) => Object.assign(settings, { partnerApiUrl: platformUrl }),
        ['its CORS headers do not allow'],
      ],
      [
        ({ settings }) => Object.assign(settings, { releasesUrl: '/none/releases.json' }),
        ['/none/releases.json'],
      ],
      [({ settings }) => Object.assign(settings, { registryKeys: [] }), ['/releases.json']],
    ];
    // As in Chrome 108 and Safari 15.
    await page.addInitScript(() => Reflect.deleteProperty(URL, 'canParse'));
    for (const [misfit, expected] of misfits) {
      const own = new IsolatedPlaces();
      await own.start();
      own.settings = { ...usable };
      misfit(own);
      await page.goto(`${own.portalUrl}/__doctor?platform=${encodeURIComponent(own.platformUrl)}`);
      const wrong = await rows(page, 'wrong');
      expect(wrong).toHaveLength(expected.length);
      for (const [index, what] of expected.entries()) expect(wrong[index]).toContain(what);
      await own.stop();
    }
  });

  test('is not there unless the configuration has it', async ({ page, own }) => {
    await page.goto(`${own.portalUrl}/__doctor`);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Doctor');
  });
});
