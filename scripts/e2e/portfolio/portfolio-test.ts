import type { FrameLocator, Page } from '@playwright/test';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { paths } from '@investor-portal/shared/routes/paths';
import { expect, openPortal, test as base, type Investor } from '../portal.ts';
import { hostUrl } from '../stack.ts';
import { OwnSandbox } from './own-sandbox.ts';

/** The portal of one investor, on a sandbox of the test's own. */
export class Visit {
  constructor(
    readonly page: Page,
    readonly portal: FrameLocator,
    private readonly sandbox: OwnSandbox,
  ) {}

  /** Loads an address of the portal, inside the platform's page. */
  async goTo(path: string): Promise<void> {
    const frame = this.page.frames().find((each) => each.url().startsWith(hostUrl));
    if (!frame) throw new Error('The portal is not on this page.');
    await frame.goto(hostUrl + path);
  }

  async openCommitment(guid: string, campaign: Campaign): Promise<void> {
    await this.goTo(paths.commitment(guid, campaign.guid));
    await expect(this.portal.getByRole('heading', { name: 'Commitment Summary' })).toBeVisible();
  }

  /** Moves the sandbox's clock, and the browser's with it. */
  async advance(hours: number): Promise<void> {
    const advanceSeconds = hours * 3_600;
    const { now } = await this.sandbox.control<{ now: string }>('clock', { advanceSeconds });
    await this.page.clock.setFixedTime(now);
  }

  /** Chooses an action of the kebab menu. */
  async choose(action: string): Promise<void> {
    await this.portal.getByRole('button', { name: 'Actions' }).click();
    await this.portal.getByRole('menuitem', { name: action }).click();
  }
}

interface Fixtures {
  sandbox: OwnSandbox;
  visit: (investor: Investor) => Promise<Visit>;
}

/** One for each worker, until it ends. */
let running: Promise<OwnSandbox> | undefined;

/** Every test finds its worker's sandbox at the machine's time, and the portal pointed at it. */
export const test = base.extend<Fixtures>({
  // The policy of the stack's host names the stack's sandbox, not this one.
  bypassCSP: true,
  sandbox: async ({ page }, provide) => {
    running ??= OwnSandbox.start();
    const sandbox = await running;
    await sandbox.control('clock', { reset: true });
    for (const file of ['config.json', 'platform.json'])
      await page.route(`**/${file}`, async (route) => {
        const response = await route.fetch();
        const settings = (await response.json()) as object;
        await route.fulfill({ response, json: { ...settings, partnerApiUrl: sandbox.url } });
      });
    await provide(sandbox);
  },
  visit: async ({ page, sandbox }, provide) => {
    await provide(async (investor) => {
      const portal = await openPortal(page, investor);
      await expect(portal.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
      return new Visit(page, portal, sandbox);
    });
  },
});

export { expect, expectAccessible } from '../portal.ts';
