import type { FrameLocator, Page } from '@playwright/test';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { paths } from '@investor-portal/shared/routes/paths';
import { sandboxSettings } from '../../serve/sandbox-settings';
import {
  handOverOnRequest,
  expectAccessible,
  expectPosted,
  handOver,
  test as base,
} from './isolated-servers';
import { expect, type Investor, followLink, goTo } from '../portal';
import { IsolatedSandbox } from './isolated-sandbox';

export class PortalOnSandbox {
  constructor(
    readonly page: Page,
    readonly portal: FrameLocator,
    private readonly sandbox: IsolatedSandbox,
    private readonly portalUrl: string,
  ) {}

  async goTo(path: string): Promise<void> {
    await goTo(this.page, path, this.portalUrl);
  }

  /** Opens an address like a link, without reloading the page. */
  async follow(path: string): Promise<void> {
    await followLink(this.page, path, this.portalUrl);
  }

  async openCommitment(guid: string, campaign: Campaign): Promise<void> {
    await this.goTo(paths.commitment(guid, campaign.guid));
    await expect(this.portal.getByRole('heading', { name: 'Commitment Summary' })).toBeVisible();
  }

  async expectAccessible(): Promise<void> {
    await expectAccessible(this.page, this.portalUrl);
  }

  /** Moves the sandbox's clock. The portal follows it after the next response. */
  async advance(hours: number): Promise<void> {
    await this.sandbox.control('clock', { advanceSeconds: hours * 3_600 });
  }

  async choose(action: string): Promise<void> {
    await this.portal.getByRole('button', { name: 'Actions' }).click();
    await this.portal.getByRole('menuitem', { name: action }).click();
  }
}

interface Fixtures {
  sandbox: IsolatedSandbox;
  visit: (investor: Investor) => Promise<PortalOnSandbox>;
}

/** Each worker has one sandbox. */
let running: Promise<IsolatedSandbox> | undefined;

/** Each test gets its worker's sandbox, reset to the machine's time, and a portal that uses it. */
export const test = base.extend<Fixtures>({
  sandbox: async ({}, provide) => {
    running ??= IsolatedSandbox.start();
    const sandbox = await running;
    await sandbox.control('clock', { reset: true });
    await provide(sandbox);
  },
  visit: async ({ page, sandbox, own }, provide) => {
    const { platformRules } = sandboxSettings(sandbox.url, own.platformUrl);
    own.settings = { partnerApiUrl: sandbox.url, platformRules };
    await provide(async (investor) => {
      await page.goto(own.platformUrl);
      await expectPosted(page, 'portal:ready');
      await handOverOnRequest(page, investor);
      await handOver(page, investor);
      const portal = page.frameLocator('iframe');
      await expect(portal.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
      return new PortalOnSandbox(page, portal, sandbox, own.portalUrl);
    });
  },
});

export { expect } from '../portal';
