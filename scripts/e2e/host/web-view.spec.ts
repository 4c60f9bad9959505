import { paths } from '@investor-portal/shared/routes/paths';
import { fillReview } from '../investing';
import { detailsOf } from '../isolated/isolated-servers';
import { expect, test } from '../isolated/on-isolated-sandbox';
import { blockOf } from '../block-of';
import { followLink } from '../portal';

// Takes away what web views lack: downloads, new windows, print, and the clipboard. Records what the portal asks the app for.
const webView = `
  <script>
    const create = document.createElement.bind(document);
    document.createElement = (name) => {
      const element = create(name);
      if (name === 'iframe') element.sandbox = 'allow-scripts allow-same-origin allow-forms';
      if (name === 'iframe') Object.defineProperty(element, 'allow', { set() {} });
      return element;
    };
    const asked = [];
    window.App = {
      postMessage(text) {
        const { id, action, value } = JSON.parse(text);
        asked.push({ action, value });
        appAnswer(id, true);
      },
    };
  </script>`;

type Asked = Partial<Record<'name' | 'type' | 'base64' | 'url' | 'title' | 'html', string>>;

const textOf = ({ base64 = '' }: Asked) => Buffer.from(base64, 'base64').toString();

// The tests of Documents, CalendarButton, FileAlternatives and print-page in shared/src show an app that fails or does nothing.
test('in a web view, the app saves, opens and prints', async ({ page, own, sandbox, context }) => {
  const investor = await sandbox.investor('Premium', { history: true });
  const campaign = await sandbox.campaign();
  // The portal is on another site than the platform, so the browser partitions its storage.
  const platform = own.platformUrl.replace('localhost', 'platform.localhost');
  own.settings = { partnerApiUrl: sandbox.url, platformOrigins: [platform] };
  own.html = (portal) =>
    blockOf('shared/docs/web-views.md', 'html')
      .replaceAll('https://portal.example', portal)
      .replace('<div id="portal">', `${webView}<div id="portal">`);
  const text = JSON.stringify(detailsOf(investor));
  own.responses['POST /api/portal-session'] = () => ({ type: 'application/json', text });
  page.on('download', (download) => {
    throw new Error(`${download.suggestedFilename()} was downloaded.`);
  });
  await page.goto(platform);
  const portal = page.frameLocator('iframe');
  await expect(portal.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  const follow = (path: string) => followLink(page, path, own.portalUrl);
  /** Waits until the app was asked again, and returns what the portal asked for. */
  const asked = async (times: number) => {
    await expect.poll(() => page.evaluate('asked.length')).toBe(times);
    return (await page.evaluate('asked.at(-1).value')) as Asked;
  };

  await test.step('an exported list', async () => {
    await follow(`${paths.commitments}?view=commitment`);
    await portal.getByRole('button', { name: 'Export CSV' }).click();
    const dialog = portal.getByRole('dialog', { name: 'Export Investment Commitments' });
    const saved = dialog.getByText(/^The app has investment-commitments-.*\.csv now\.$/);
    await expect(saved).toBeVisible();
    await expect(dialog.getByText('Get it another way.')).toHaveCount(0);
    const value = await asked(1);
    expect(value).toMatchObject({ type: 'text/csv;charset=utf-8' });
    expect(textOf(value)).toContain('Campaign Code,Issuer,Commitment Code,');
  });

  await test.step('a document', async () => {
    await follow(`${paths.campaign(campaign.guid)}?module=documents`);
    const documents = portal.getByRole('tabpanel');
    await documents.getByRole('button', { name: /^Open/ }).first().click();
    expect((await asked(2)).url).toContain(`${sandbox.url}/files/`);
  });

  await test.step('a date for the calendar', async () => {
    await portal.getByRole('button', { name: 'Add to calendar' }).click();
    const name = `${campaign.campaignCode}.ics`;
    await expect(portal.getByText(`The app has ${name} now.`)).toBeVisible();
    const value = await asked(3);
    expect(value).toMatchObject({ name, type: 'text/calendar;charset=utf-8' });
    expect(textOf(value)).toMatch(/^BEGIN:VCALENDAR\r\n/);
  });

  const printed = await context.newPage();
  await test.step('a statement', async () => {
    await follow(paths.accountActivity);
    await portal.getByText('This year').click();
    await portal.getByRole('link', { name: 'Statement' }).click();
    await expect(portal.getByRole('heading', { name: 'Commitments made' })).toBeVisible();
    await portal.getByRole('button', { name: 'Print' }).click();
    // An app loads the document into a web view of its own.
    await printed.setContent((await asked(4)).html ?? '');
    await expect(printed.getByRole('heading', { name: 'Ending Balance' })).toBeVisible();
    await expect(printed.getByRole('button', { name: 'Menu' })).toBeHidden();
    await expect(printed.getByRole('button', { name: 'Print' })).toBeHidden();
    expect(await printed.evaluate('document.scripts.length')).toBe(0);
  });

  await test.step('a receipt', async () => {
    await follow(paths.invest(campaign.guid));
    await fillReview(portal, '5,000');
    await portal.getByRole('button', { name: 'Submit' }).click();
    await portal.getByRole('button', { name: 'Receipt' }).click();
    const dialog = portal.getByRole('dialog', { name: 'Commitment Receipt' });
    await dialog.getByRole('button', { name: 'Print' }).click();
    await printed.setContent((await asked(5)).html ?? '');
    await expect(printed.getByRole('heading', { name: 'Commitment Receipt' })).toBeVisible();
    await expect(printed.getByRole('definition').getByText('PHP 5,000.00')).toBeVisible();
    await expect(printed.getByRole('tab')).toHaveCount(0);
  });
});
