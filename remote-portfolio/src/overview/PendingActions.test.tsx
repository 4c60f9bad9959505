import { screen, waitFor } from '@testing-library/react';
import { paths } from '@investor-portal/shared/routes/paths';
import { configure } from '@investor-portal/shared/testing/configure';
import { control, sandboxUrl, signIn } from '@investor-portal/shared/testing/sandbox';
import { commitToCampaigns } from '../testing/create-commitment';
import { openPortfolio } from '../testing/open-portfolio';

describe('what needs the investor’s action', () => {
  it.each([
    [
      { cancelsUnreconfirmed: true },
      /If you don’t reconfirm, CMT-\S+ of PHP [\d,.]+ will be cancelled\./,
    ],
    [{}, /CMT-\S+ of PHP [\d,.]+ waits for you to reconfirm it\./],
  ])(
    'says what happens without a reconfirmation, by the platform’s rules %j',
    async (rules, text) => {
      const investor = await signIn();
      const [changed = ''] = await commitToCampaigns(investor, 200);
      await control(`campaigns/${changed}/material-change`, { sharePrice: 90 });
      configure({ partnerApiUrl: sandboxUrl(), platformRules: rules });
      const needs = await openActions();
      await waitFor(() => expect(needs).toHaveTextContent(text));
    },
  );

  it.each([
    [{ cancelsUnreconfirmed: true }, 'If you don’t reconfirm, your commitment of PHP 5.00 will'],
    [{}, 'Your commitment of PHP 5.00 waits for you to reconfirm it.'],
  ])('names a commitment that has no code and no issuer, by the rules %j', async (rules, text) => {
    const investor = await signIn();
    const unnamed = { guid: 'c', commitmentStatusCode: 'REC', commitmentAmount: 5 };
    await investor.answerWithRows('commitments', [unnamed]);
    configure({ partnerApiUrl: sandboxUrl(), platformRules: rules });
    const needs = await openActions();
    await waitFor(() => expect(needs).toHaveTextContent(text));
    expect(needs).toHaveTextContent('Reconfirm your commitment to --');
    expect(screen.getByRole('link', { name: 'Review your commitment' })).toBeVisible();
  });

  function openActions(): Promise<HTMLElement> {
    openPortfolio(paths.portfolio);
    return screen.findByRole('region', { name: 'Needs your action' });
  }
});
