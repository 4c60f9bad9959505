import { screen } from '@testing-library/react';
import { signIn } from '@investor-portal/shared/testing/sandbox';
import { show } from '@investor-portal/shared/testing/show';
import { OwnCommitments } from './OwnCommitments';

it('finds the campaign, whose guid the API may send in either case', async () => {
  const { answerWithRows } = await signIn();
  const commitments = [{ guid: 'c', commitmentCode: 'CMT-1', commitmentAmount: 5 }];
  await answerWithRows('commitmentsByCampaign', [{ guid: 'other' }, { guid: 'A', commitments }]);
  show(<OwnCommitments campaignGuid="a" />);
  expect(await screen.findByText('PHP 5.00')).toBeVisible();
});

it('does not say that there are no commitments while a row cannot be read', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { answerWithRows } = await signIn();
  await answerWithRows('commitmentsByCampaign', [{ guid: null }]);
  show(<OwnCommitments campaignGuid="a" />);
  expect(await screen.findByText('Not included: 1 row that couldn’t be read.')).toBeVisible();
  expect(screen.queryByText('No record found')).not.toBeInTheDocument();
  jest.restoreAllMocks();
});
