import type { FrameLocator, Page } from '@playwright/test';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { paths } from '@investor-portal/shared/routes/paths';
import { detailsOf, type IsolatedServers } from '../isolated/isolated-servers';
import type { IsolatedSandbox } from '../isolated/isolated-sandbox';
import { expect, test } from '../isolated/on-isolated-sandbox';
import { blockOf } from '../block-of';
import { fillReview } from '../investing';
import { expectAccessible } from '../portal';
import { followLink } from '../portal-frame';

// Takes away what web views lack: downloads, new windows, print, and the clipboard.
const restricted = `
  <script>
    const create = document.createElement.bind(document);
    document.createElement = (name) => {
      const element = create(name);
      if (name === 'iframe') element.sandbox = 'allow-scripts allow-same-origin allow-forms';
      if (name === 'iframe') Object.defineProperty(element, 'allow', { set() {} });
      return element;
    };
  </script>`;

const bridge = `
  <script>
    const asked = [];
    window.App = {
      postMessage(text) {
        const { id, action, value } = JSON.parse(text);
        asked.push({ action, value });
        appAnswer(id, true);
      },
    };
  </script>`;

/** The page of the guide. Without an app it has no `appActions`. */
function guidePage(portal: string, hasApp: boolean): string {
  const page = blockOf('shared/docs/web-views.md', 'html').replaceAll(
    'https://portal.example',
    portal,
  );
  const shown = hasApp ? page : page.replace(/appActions: \{[^]*?\n {6}\},/, '');
  return shown.replace('<div id="portal">', `${restricted}${bridge}<div id="portal">`);
}

interface Asked {
  action: 'file' | 'open' | 'print';
  value: Partial<Record<'name' | 'type' | 'base64' | 'url' | 'title' | 'html', string>>;
}

const textOf = ({ base64 = '' }: Asked['value'] = {}) => Buffer.from(base64, 'base64').toString();

class WebView {
  private constructor(
    readonly page: Page,
    readonly portal: FrameLocator,
    private readonly own: IsolatedServers,
    readonly campaign: Campaign,
  ) {}

  /** Opens the portal on another site than the platform's, so that the browser partitions its storage. */
  static async open(page: Page, own: IsolatedServers, sandbox: IsolatedSandbox, hasApp = true) {
    const investor = await sandbox.investor('Premium', { history: true });
    const campaign = await sandbox.campaign();
    const platform = own.platformUrl.replace('localhost', 'platform.localhost');
    own.settings = { partnerApiUrl: sandbox.url, platformOrigins: [platform] };
    own.html = (portal) => guidePage(portal, hasApp);
    own.responses['POST /api/portal-session'] = () => ({
      type: 'application/json',
      text: JSON.stringify(detailsOf(investor)),
    });
    page.on('download', (download) => {
      throw new Error(`${download.suggestedFilename()} was downloaded.`);
    });
    await page.goto(platform);
    const portal = page.frameLocator('iframe');
    await expect(portal.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    return new WebView(page, portal, own, campaign);
  }

  follow(path: string): Promise<void> {
    return followLink(this.page, path, this.own.portalUrl);
  }

  /** Waits until the app was asked again, and returns what the portal asked for. */
  async asked(times: number): Promise<Asked | undefined> {
    await expect.poll(() => this.page.evaluate('asked.length')).toBe(times);
    return (await this.page.evaluate('asked.at(-1)')) as Asked | undefined;
  }

  async exportCommitments() {
    await this.follow(`${paths.commitments}?view=commitment`);
    await this.portal.getByRole('button', { name: 'Export CSV' }).click();
    return this.portal.getByRole('dialog', { name: 'Export Investment Commitments' });
  }

  async openDocuments() {
    await this.follow(`${paths.campaign(this.campaign.guid)}?module=documents`);
    const documents = this.portal.getByRole('tabpanel');
    await expect(documents.getByRole('button', { name: /^Open/ }).first()).toBeVisible();
    return documents;
  }

  async openStatement() {
    await this.follow(paths.accountActivity);
    await this.portal.getByText('This year').click();
    await this.portal.getByRole('link', { name: 'Statement' }).click();
    await expect(this.portal.getByRole('heading', { name: 'Commitments made' })).toBeVisible();
    return this.portal.getByRole('button', { name: 'Print' });
  }

  async commit(): Promise<void> {
    const { portal } = this;
    await this.follow(paths.invest(this.campaign.guid));
    await fillReview(portal, '5,000');
    await portal.getByRole('button', { name: 'Submit' }).click();
    await portal.getByRole('button', { name: 'Receipt' }).click();
    await expect(portal.getByRole('dialog', { name: 'Commitment Receipt' })).toBeVisible();
  }

  expectAccessible(): Promise<void> {
    return expectAccessible(this.page, this.own.portalUrl);
  }
}

test('in a web view, the app saves, opens and prints what the portal cannot', async ({
  page,
  own,
  sandbox,
  context,
}) => {
  const view = await WebView.open(page, own, sandbox);
  const { portal, campaign } = view;

  await test.step('an exported list', async () => {
    const dialog = await view.exportCommitments();
    await expect(
      dialog.getByText(/^The app has investment-commitments-.*\.csv now\.$/),
    ).toBeVisible();
    await expect(dialog.getByText('Get it another way.')).toHaveCount(0);
    const { value } = (await view.asked(1)) ?? {};
    expect(value).toMatchObject({ type: 'text/csv;charset=utf-8' });
    expect(textOf(value)).toContain('Campaign Code,Issuer,Commitment Code,');
  });

  await test.step('a document', async () => {
    const documents = await view.openDocuments();
    await documents.getByRole('button', { name: /^Open/ }).first().click();
    expect((await view.asked(2))?.value.url).toContain(`${sandbox.url}/files/`);
  });

  await test.step('a date for the calendar', async () => {
    await portal.getByRole('button', { name: 'Add to calendar' }).click();
    const name = `${campaign.campaignCode}.ics`;
    await expect(portal.getByText(`The app has ${name} now.`)).toBeVisible();
    const { value } = (await view.asked(3)) ?? {};
    expect(value).toMatchObject({ name, type: 'text/calendar;charset=utf-8' });
    expect(textOf(value)).toMatch(/^BEGIN:VCALENDAR\r\n/);
  });

  const printed = await context.newPage();
  await test.step('a statement', async () => {
    await (await view.openStatement()).click();
    const { value } = (await view.asked(4)) ?? {};
    // An app loads the document into a web view of its own.
    await printed.setContent(value?.html ?? '');
    await expect(printed.getByRole('heading', { name: 'Ending Balance' })).toBeVisible();
    await expect(printed.getByRole('button', { name: 'Menu' })).toBeHidden();
    await expect(printed.getByRole('button', { name: 'Print' })).toBeHidden();
    expect(await printed.evaluate('document.scripts.length')).toBe(0);
  });

  await test.step('a receipt', async () => {
    await view.commit();
    await portal.getByRole('dialog').getByRole('button', { name: 'Print' }).click();
    const { value } = (await view.asked(5)) ?? {};
    await printed.setContent(value?.html ?? '');
    await expect(printed.getByRole('heading', { name: 'Commitment Receipt' })).toBeVisible();
    await expect(printed.getByRole('definition').getByText('PHP 5,000.00')).toBeVisible();
    await expect(printed.getByRole('tab')).toHaveCount(0);
  });
});

// The tests of Documents, CalendarButton and FileAlternatives in shared/src show an app that fails, the test of print-page a
// statement that cannot be printed.
test('in a web view whose app does nothing, the portal claims nothing and offers what works', async ({
  page,
  own,
  sandbox,
}) => {
  const view = await WebView.open(page, own, sandbox, false);
  const { portal, campaign } = view;
  const sentenceOf = (file: string) => `We asked your browser to save ${file}`;

  await test.step('an exported list', async () => {
    const dialog = await view.exportCommitments();
    await expect(dialog.getByText(sentenceOf('investment-commitments-'))).toBeVisible();
    await expect(dialog.getByText(/(^| )Get it another way\.$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Copy text' }).click();
    // The frame may not use the clipboard.
    await expect(dialog.getByLabel('Text of the file')).toHaveValue(/Campaign Code,Issuer/);
    await view.expectAccessible();
  });

  await test.step('a document', async () => {
    const documents = await view.openDocuments();
    await documents.getByRole('button', { name: /^Open/ }).first().click();
    const link = documents.getByRole('link', { name: /^Open/ });
    await expect(link).toHaveAttribute('href', new RegExp(`^${sandbox.url}/files/`));
    await documents.getByRole('button', { name: 'Copy address' }).click();
    await expect(documents.getByLabel('Address of the document')).toHaveValue(
      (await link.getAttribute('href')) ?? '',
    );
    await view.expectAccessible();
  });

  await test.step('a date for the calendar', async () => {
    const button = portal.getByRole('button', { name: 'Add to calendar' });
    const sentence = sentenceOf(`${campaign.campaignCode}.ics.`);
    await button.click();
    await expect(
      portal.getByText(`${sentence} No file? Press again for other ways.`),
    ).toBeVisible();
    await button.click();
    const dialog = portal.getByRole('dialog', { name: 'Add to calendar' });
    await expect(dialog.getByText(sentence, { exact: true })).toBeVisible();
    await view.expectAccessible();
  });
});
