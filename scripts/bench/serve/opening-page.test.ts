import { openingPage, openings } from './opening-page';

const investor = {
  code: 'P',
  externalReferenceCode: 'EXT-1',
  tokenDetails: { access_token: 'token' },
};
const portal = 'https://portal.example/main';

const pageOf = (opening: (typeof openings)[number]) => openingPage(opening, portal, investor);

describe('a page that opens the portal', () => {
  it.each(openings)('by %s knows the portal and the investor', (opening) => {
    const page = pageOf(opening);
    expect(page).toContain('src="https://portal.example/embed.js"');
    expect(page).toContain(`portalUrl: "${portal}"`);
    expect(page).toContain('"EXT-1"');
  });

  it.each(openings)('by %s has a frame in its markup, or a place for one', (opening) => {
    expect(pageOf(opening).includes('<iframe')).toBe(opening === 'attach');
    expect(pageOf(opening).includes('<div id="portal">')).toBe(opening !== 'attach');
  });

  it('waits for a press where it says so, and preloads only then', () => {
    const pressed = openings.filter((opening) => pageOf(opening).includes('<button id="open">'));
    expect(pressed).toEqual(['press', 'preloaded press']);
    const preloading = openings.filter((opening) => pageOf(opening).includes('.preload('));
    expect(preloading).toEqual(['preloaded press']);
  });
});
