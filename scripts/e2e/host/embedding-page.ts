import type { FrameLocator, Page } from '@playwright/test';
import {
  detailsOf,
  expect,
  freshInvestor,
  type IsolatedServers,
} from '../isolated/isolated-servers';
import type { Investor } from '../portal';

export type Behaviour = 'details' | 'nobody' | 'failure' | 'silence';

const pageOf = (portal: string, address: string, behaviour: Behaviour, investor: Investor) => `
<!doctype html>
<html lang="en">
  <title>Platform</title>
  <div id="portal" style="height: 95vh"></div>
  <script src="${portal}/embed.js"></script>
  <script>
    const posted = [];
    const events = [];
    let investor = ${JSON.stringify(detailsOf(investor))};
    let behaviour = '${behaviour}';
    let detailsRequests = 0;
    const portal = InvestorPortal.mount(document.getElementById('portal'), {
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
    });
  </script>
</html>`;

/** A platform's page that embeds the portal with embed.js. Tests set its behaviour. */
export class EmbeddingPage {
  behaviour: Behaviour = 'details';

  private constructor(
    private readonly page: Page,
    private readonly own: IsolatedServers,
    public investor: Investor,
  ) {
    own.html = (portal, opens) => pageOf(portal, opens, this.behaviour, this.investor);
  }

  static async of(page: Page, own: IsolatedServers, details: object = {}): Promise<EmbeddingPage> {
    return new EmbeddingPage(page, own, await freshInvestor('Premium', details));
  }

  get portal(): FrameLocator {
    return this.page.frameLocator('iframe');
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

  async setBehaviour(behaviour: Behaviour): Promise<void> {
    await this.page.evaluate(`behaviour = '${behaviour}'`);
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
