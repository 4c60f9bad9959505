import type { FrameLocator, Page } from '@playwright/test';
import {
  detailsOf,
  expect,
  freshInvestor,
  type IsolatedServers,
} from '../isolated/isolated-servers';
import type { Investor } from '../portal';

export type Behaviour = 'details' | 'nobody' | 'failure' | 'silence';

interface PageParts {
  /** The address and attributes of embed.js, if they are not the usual ones. */
  script?: string;
  markup?: string;
  /** The statements that embed the portal with `options` in `element`. */
  run?: string;
}

/** A platform's page, whose scripts a test may read and change by these names. */
export const embeddingHtml = (
  portal: string,
  address: string,
  investor: Investor,
  {
    script = `src="${portal}/embed.js"`,
    markup = '<div id="portal" style="height: 95vh"></div>',
    run = 'const portal = InvestorPortal.mount(element, options);',
  }: PageParts = {},
  behaviour: Behaviour = 'details',
) => `
<!doctype html>
<html lang="en">
  <title>Platform</title>
  <body style="margin: 0">
  ${markup}
  <script ${script}></script>
  <script>
    const posted = [];
    const events = [];
    let investor = ${JSON.stringify(detailsOf(investor))};
    let behaviour = '${behaviour}';
    let detailsRequests = 0;
    const element = document.getElementById('portal');
    const options = {
      portalUrl: '${portal}${address}',
      getPartnerDetails() {
        detailsRequests += 1;
        if (behaviour === 'failure') return Promise.reject(new Error('No portal session: 503'));
        if (behaviour === 'silence') return new Promise(() => undefined);
        return Promise.resolve(behaviour === 'nobody' ? null : investor);
      },
      onEvent(event) {
        posted.push(event.action);
        events.push(event);
      },
    };
    ${run}
  </script>
  </body>
</html>`;

/** A platform's page that embeds the portal with embed.js. Tests set its behaviour. */
export class EmbeddingPage {
  behaviour: Behaviour = 'details';

  private constructor(
    private readonly page: Page,
    private readonly own: IsolatedServers,
    public investor: Investor,
  ) {
    own.html = (portal, opens) => embeddingHtml(portal, opens, this.investor, {}, this.behaviour);
  }

  static async of(page: Page, own: IsolatedServers, details: object = {}): Promise<EmbeddingPage> {
    return new EmbeddingPage(page, own, await freshInvestor('Premium', details));
  }

  async open(behaviour: Behaviour = 'details', page = this.page): Promise<FrameLocator> {
    this.behaviour = behaviour;
    await page.goto(this.own.platformUrl);
    return page.frameLocator('iframe');
  }

  async signIn(balance: string, page = this.page): Promise<FrameLocator> {
    const portal = await this.open('details', page);
    await expect(portal.getByText(balance)).toBeVisible();
    return portal;
  }

  static requestsWith(page: Page, token: string): string[] {
    const requests: string[] = [];
    page.on('request', (request) => {
      const text = `${request.url()} ${JSON.stringify(request.headers())} ${request.postData()}`;
      if (text.includes(token)) requests.push(`${request.method()} ${request.url()}`);
    });
    return requests;
  }
}
