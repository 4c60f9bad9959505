import { expect, type FrameLocator, type Page } from '@playwright/test';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { paths } from '@investor-portal/shared/routes/paths';
import { followLink } from '../portal-frame';
import type { PlatformApp } from './external-platform-app';

/** A browser tab that shows the platform's app, with the portal in its frame. */
export class Tab {
  readonly portal: FrameLocator;

  constructor(
    readonly page: Page,
    private readonly app: PlatformApp,
    private readonly portalUrl: string,
  ) {
    this.portal = page.frameLocator('iframe');
  }

  async open(query = ''): Promise<Tab> {
    await this.page.goto(this.app.origin + query);
    await expect(this.portal.getByRole('banner')).toBeVisible();
    return this;
  }

  follow = (to: string) => followLink(this.page, to, this.portalUrl);
  see = (text: string | RegExp) => expect(this.portal.getByText(text).first()).toBeVisible();
  press = (name: string | RegExp) =>
    this.portal.getByRole('button', { name, exact: true }).last().click();

  async review({ guid }: Campaign): Promise<void> {
    await expect(this.portal.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await this.follow(paths.invest(guid));
    await this.portal.getByLabel('Amount').fill('5000');
    await this.press('Invest');
    await this.press('Continue');
    await this.portal.getByRole('checkbox', { name: /understand the risk/ }).check();
  }

  /**
   * Waits for the list, which opens once the commitment is made, and returns to the profile for the next journey. The
   * toast is no proof, because the toast of the previous journey may still be shown.
   */
  async done(): Promise<void> {
    const name = 'Investment Opportunities';
    await expect(this.portal.getByRole('heading', { level: 1, name })).toBeVisible();
    await this.follow(paths.profile);
  }
}
