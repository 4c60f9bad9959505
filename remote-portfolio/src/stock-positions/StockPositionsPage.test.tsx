import { screen } from '@testing-library/react';
import { paths } from '@investor-portal/shared/routes/paths';
import { signIn } from '@investor-portal/shared/testing/sandbox';
import { openPortfolio } from '../testing/open-portfolio';

it('says in the list and in the details that a pending position has no certificate number', async () => {
  await signIn('Premium', { history: true });
  const { user } = openPortfolio(paths.stockPositions);
  const waiting = 'There is no certificate number yet.';
  // One of the two positions has its certificate.
  expect(await screen.findByText(waiting)).toBeVisible();
  expect(screen.getByText('Completed')).toBeVisible();
  const [pending] = screen.getAllByRole('link', { name: /^View More/ });
  await user.click(pending ?? document.body);
  expect(await screen.findByText('Certificate No.')).toBeVisible();
  expect(screen.getByText(waiting)).toBeVisible();
});

const unnamed = 'We can’t link to the company’s updates: this position doesn’t name its campaign.';

describe('readings R16: the way from a stock position to its company’s updates', () => {
  async function openList(fields: object) {
    const { answer, answerWithRows } = await signIn();
    const position = { guid: 'position-1', issuer: 'Kape Sagada', ...fields };
    await answerWithRows('stockMemos', [position]);
    await answer('stockMemo', position);
    return openPortfolio(paths.stockPositions);
  }
  const toDetails = () => screen.findByRole('link', { name: /^View More/ });

  it('leads from the list and from the details to the module of the campaign', async () => {
    const commitments = [{ guid: 'commitment-1', campaignGuid: 'campaign-1' }];
    const { user } = await openList({ stockMemoNumber: 'SM-1', commitments });
    const href = paths.campaignUpdates('campaign-1');
    const link = await screen.findByRole('link', { name: 'Updates from Kape Sagada, SM-1' });
    expect(link).toHaveAttribute('href', href);
    await user.click(await toDetails());
    const same = await screen.findByRole('link', { name: 'Updates from Kape Sagada' });
    expect(same).toHaveAttribute('href', href);
  });

  it('is left out of the list, and the details say why, where no single campaign is named', async () => {
    const { user } = await openList({ commitments: [{ guid: 'c' }] });
    await user.click(await toDetails());
    expect(await screen.findByText(unnamed)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Updates/ })).not.toBeInTheDocument();
  });
});
