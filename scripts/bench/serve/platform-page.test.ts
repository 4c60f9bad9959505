import { listenOn } from '../../serve/listen';
import { openings, platformPage, type Opening } from './platform-page';

const investor = {
  code: 'P',
  externalReferenceCode: 'EXT-1',
  tokenDetails: { access_token: 'secret' },
};
const portal = 'https://portal.example/main';

describe('a platform’s page', () => {
  let server: Awaited<ReturnType<typeof listenOn>>;
  beforeAll(async () => {
    server = await listenOn(0, platformPage(new Map([['EXT-1', investor]])));
  });
  afterAll(() => server.close());

  async function pageOf(opening?: Opening): Promise<string> {
    const asked = new URLSearchParams({ portal, investor: 'EXT-1', ...(opening && { opening }) });
    return (await fetch(`${server.origin}/?${asked.toString()}`)).text();
  }

  it('hands the investor over at once where its server knows who it is', async () => {
    const page = await pageOf();
    expect(page).toContain('getPartnerDetails: () => ({"code":"P"');
    expect(page).toContain('InvestorPortal.mount(element, options);');
  });

  it.each(openings)('opens the portal by %s, and asks for the investor', async (opening) => {
    const page = await pageOf(opening);
    expect(page).toContain('src="https://portal.example/embed.js"');
    expect(page).toContain(`portalUrl: "${portal}"`);
    expect(page).toContain('fetch("/session?investor=EXT-1")');
    expect(page).not.toContain('secret');
    expect(page.includes(`src="${portal}"`)).toBe(opening === 'attach');
    expect(page.includes('<button id="open">')).toBe(opening.endsWith('press'));
    expect(page.includes('.preload(')).toBe(opening === 'preloaded press');
  });

  it('answers with the investor where it is asked', async () => {
    const answer = await fetch(`${server.origin}/session?investor=EXT-1`);
    await expect(answer.json()).resolves.toEqual(investor);
    expect((await fetch(server.origin)).status).toBe(404);
  });
});
