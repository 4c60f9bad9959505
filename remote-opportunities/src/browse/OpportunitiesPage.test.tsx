import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { InitialEntry } from 'react-router-dom';
import { paths } from '@investor-portal/shared/routes/paths';
import { registeredState } from '@investor-portal/shared/routes/registered-state';
import { forgetSession } from '@investor-portal/shared/session/session';
import { pointAtSandbox, signIn } from '@investor-portal/shared/testing/sandbox';
import { show } from '@investor-portal/shared/testing/show';
import { OpportunitiesPage } from './OpportunitiesPage';

const open = (address: InitialEntry) => show(<OpportunitiesPage />, [address]).router;

afterEach(forgetSession);

it.each([
  ['a visitor without a session', pointAtSandbox, paths.acceptance],
  ['no investor after the hand-over', signIn, undefined],
])('leads %s to where they can sign in (readings S3)', async (_who, start, href) => {
  await start();
  open(paths.publicOpportunities);
  const link = screen.queryByRole('link', { name: 'Sign in to invest' });
  expect(link?.getAttribute('href')).toBe(href);
  expect(await screen.findAllByRole('article')).not.toHaveLength(0);
  // The list in the panel is a tab stop already.
  expect(screen.getByRole('tabpanel')).toHaveAttribute('tabindex', '-1');
});

it('says why a list fails in the server’s words, and leads from an empty one to the newest (spec §8)', async () => {
  const { fail, answerWithRows } = await signIn();
  await fail('expiringCampaigns', { times: 1, status: 403, message: 'Not today.' });
  await answerWithRows('expiringCampaigns', []);
  open(`${paths.opportunities}?tab=expiring`);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We couldn’t load the campaignsNot today.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No record found')).toBeVisible();
  const link = screen.getByRole('link', { name: 'View the newest campaigns' });
  expect(link).toHaveAttribute('href', paths.opportunities);
});

it('the list after a registration says what comes next until the investor dismisses it', async () => {
  const { externalReferenceCode } = await signIn('Basic');
  const state = registeredState(externalReferenceCode);
  const router = open({ pathname: paths.opportunities, state });
  expect(await screen.findByText('You can invest now')).toBeVisible();
  const profile = screen.getByRole('link', { name: 'Go to your profile' });
  expect(profile).toHaveAttribute('href', paths.profile);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('You can invest now')).not.toBeInTheDocument();
  // Neither a reload nor Back shows the notice again.
  expect(router.state.location.state).toBeNull();
});

it('the list after a registration does not say that an investor whose details show no investment account can invest', async () => {
  const { externalReferenceCode } = await signIn('New');
  open({ pathname: paths.opportunities, state: registeredState(externalReferenceCode) });
  expect(screen.getByText('We’ve received your registration')).toBeVisible();
  expect(await screen.findAllByRole('article')).not.toHaveLength(0);
  expect(screen.queryByText('You can invest now')).not.toBeInTheDocument();
});
