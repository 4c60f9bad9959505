import { test } from '@playwright/test';
import { paths } from '@investor-portal/shared/routes/paths';
import { freshInvestor, listOf, openFromMenu } from '../portal';
import { origin } from './servers';
import { builds, type Build, type Figures } from './table';
import { inNewBrowser, visit } from './visit';

const card = 'section [role=listitem] article h2 a';
const portfolioFigure = 'section[aria-labelledby="portfolio-cards"] h2 + div > div > span';
const goingOn = 'From the campaign list to the portfolio';

/** Each screen with its address and a selector of its main content. */
const screens: Record<string, [path: (campaign: string) => string, content: string]> = {
  'Campaign list': [() => paths.opportunities, card],
  Campaign: [paths.campaign, 'h1 img, h1 [role="img"], h1 span span'],
  'Registration wizard': [() => paths.registration, 'form input, form select, form button'],
  Commitments: [() => paths.commitments, 'section [role=listitem] h2 a'],
  [goingOn]: [() => paths.opportunities, portfolioFigure],
};

for (const [screen, [path, content]] of Object.entries(screens))
  test(screen, async ({ playwright }) => {
    const { annotations, repeatEachIndex } = test.info();
    const known = await freshInvestor('Premium', { history: true });
    const [campaign] = await listOf<{ guid: string }>(known, 'investment-opportunities');
    const address = path(campaign?.guid ?? '');
    const investor = address === paths.registration ? await freshInvestor('New') : known;
    const runs: Record<string, Partial<Record<Build, Figures>>> = {};
    // Each run starts with the other build, so load on the machine affects both equally.
    for (const build of repeatEachIndex % 2 ? builds.toReversed() : builds)
      await inNewBrowser(playwright.chromium, content, async (page) => {
        const asked = { portal: origin(build) + address, investor: JSON.stringify(investor) };
        const platform = `${origin('platform')}/?${new URLSearchParams(asked).toString()}`;
        const load = () => page.goto(platform);
        const note = (subject: string, figures: Figures) => {
          runs[subject] = { ...runs[subject], [build]: figures };
        };
        if (screen !== goingOn) {
          note(`${screen}, empty cache`, await visit(page, load, content));
          return note(`${screen}, full cache`, await visit(page, load, content));
        }
        await visit(page, load, card);
        const press = () => openFromMenu(page.frameLocator('iframe'), 'Portfolio');
        const { content: shown = NaN } = await visit(page, press, content);
        return note(screen, { content: shown });
      });
    annotations.push({ type: 'runs', description: JSON.stringify(runs) });
  });
