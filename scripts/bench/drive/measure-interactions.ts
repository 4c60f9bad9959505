import type { VariantName } from '../variants/names.ts';
import { interactionNames, interactions, measureInteraction } from './interactions.ts';
import { begin, type Setup } from './measure.ts';
import { routes } from './routes.ts';

const times = 5;

/** How long each interaction takes to show at worst, in ms, by its title. */
export async function measureInteractions(
  setup: Setup,
  variant: VariantName,
): Promise<Record<string, number>> {
  const { campaign, commitment } = setup.environment;
  const list = routes['campaign-list'];
  const screens = {
    'campaign-list': { path: list.path(campaign), content: list.content },
    amount: { path: `${routes.campaign.path(campaign)}/invest`, content: 'form input' },
    commitment: { path: commitment, content: 'button[aria-haspopup="menu"]' },
  };
  const worst: Record<string, number> = {};
  for (const [screen, { path, content }] of Object.entries(screens)) {
    // The network is not what it is about.
    const visit = await begin({ ...setup, throttleNetwork: false }, variant, {
      content,
      investor: screen === 'commitment' ? 'committed' : 'known',
    });
    try {
      await visit.open(path);
      for (const name of interactionNames.filter((each) => interactions[each].screen === screen)) {
        const taken = await measureInteraction(visit.portal(), visit.cdp, name, times);
        worst[interactions[name].title] = Math.max(...taken);
      }
    } finally {
      await visit.end();
    }
  }
  return worst;
}
