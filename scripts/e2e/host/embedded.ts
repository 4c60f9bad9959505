import type { FrameLocator, Page } from '@playwright/test';
import {
  detailsOf,
  expect,
  freshInvestor,
  type IsolatedPlaces,
} from '../isolated/isolated-places.ts';
import type { Investor } from '../portal.ts';

/** How the platform's `getPartnerDetails` answers. */
export type Behaviour = 'details' | 'nobody' | 'failure' | 'silence';

const pageOf = (portal: string, address: string, behaviour: Behaviour, investor: Investor) => `
<!doctype html>
<html lang="en">
  <title>Platform</title>
  <div id="portal" style="height: 95vh"></div>
  <script src="${portal}/embed.js"></script>
  <script>
    const said = [];
    const events = [];
    let investor = ${JSON.stringify(detailsOf(investor))};
    let behaviour = '${behaviour}';
    let asked = 0;
    const portal = InvestorPortal.mount(document.getElementById('portal'), {
      portalUrl: '${portal}${address}',
      getPartnerDetails() {
        asked += 1;
        if (behaviour === 'failure') return Promise.reject(new Error('No portal session: 503'));
        if (behaviour === 'silence') return new Promise(() => undefined);
        return Promise.resolve(behaviour === 'nobody' ? null : investor);
      },
      onEvent(event) {
        said.push(event.action);
        events.push(event);
      },
    });
  </script>
</html>`;

/** A platform's page that embeds the portal with embed.js, and can be told how to answer. */
export class EmbeddingPage {
  behaviour: Behaviour = 'details';

  private constructor(
    private readonly page: Page,
    private readonly own: IsolatedPlaces,
    public investor: Investor,
  ) {
    own.html = (portal, opens) => pageOf(portal, opens, this.behaviour, this.investor);
  }

  static async of(page: Page, own: IsolatedPlaces, details: object = {}): Promise<EmbeddingPage> {
    return new EmbeddingPage(page, own, await freshInvestor('Premium', details));
  }

  get portal(): FrameLocator {
    return this.page.frameLocator('iframe');
  }

  /** Opens the page anew, whose platform answers so from now on. */
  async open(behaviour: Behaviour = 'details', page = this.page): Promise<FrameLocator> {
    this.behaviour = behaviour;
    await page.goto(this.own.platformUrl);
    return page.frameLocator('iframe');
  }

  /** Opens it for the investor, until their balance shows. */
  async signIn(balance: string, page = this.page): Promise<FrameLocator> {
    const portal = await this.open('details', page);
    await expect(portal.getByText(balance)).toBeVisible();
    return portal;
  }

  /** Lets the page as it is answer otherwise. */
  async behave(behaviour: Behaviour): Promise<void> {
    await this.page.evaluate(`behaviour = '${behaviour}'`);
  }

  /** The text of the requests that carried this token, from now on. */
  static carrying(page: Page, token: string): string[] {
    const requests: string[] = [];
    page.on('request', (request) => {
      const text = `${request.url()} ${JSON.stringify(request.headers())} ${request.postData()}`;
      if (text.includes(token)) requests.push(`${request.method()} ${request.url()}`);
    });
    return requests;
  }
}
