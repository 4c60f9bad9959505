import { render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { paths } from '@investor-portal/shared/routes/paths';
import { forgetSession } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { lastingCache } from '@investor-portal/shared/testing/lasting-cache';
import {
  control,
  createInvestor,
  pointAtSandbox,
  startSandboxSession,
} from '@investor-portal/shared/testing/sandbox';
import { OpportunitiesPage } from './OpportunitiesPage';

function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Provider store={store}>
        <SWRConfig value={{ provider: () => lastingCache(), shouldRetryOnError: false }}>
          <OpportunitiesPage preloadNext={() => {}} />
        </SWRConfig>
      </Provider>
    </MemoryRouter>,
  );
}

afterEach(forgetSession);

describe('readings S3: a visitor without a session', () => {
  it('reads how to invest above the list', async () => {
    pointAtSandbox();
    open(paths.publicOpportunities);
    expect(screen.getByText('Sign in on the platform to invest.')).toBeVisible();
    expect(await screen.findAllByRole('article')).not.toHaveLength(0);
  });

  it('is not told so after the hand-over', async () => {
    await startSandboxSession(await createInvestor('Premium'));
    open(paths.publicOpportunities);
    expect(await screen.findAllByRole('article')).not.toHaveLength(0);
    expect(screen.queryByText('Sign in on the platform to invest.')).not.toBeInTheDocument();
  });
});

describe('§8 a list that fails', () => {
  it('says which, and why in the server’s words', async () => {
    const investor = await createInvestor('Premium');
    await startSandboxSession(investor);
    const { externalReferenceCode } = investor;
    const fault = { call: 'expiringCampaigns', externalReferenceCode, status: 403 };
    await control('faults', { ...fault, message: 'Not today.' });
    open(`${paths.opportunities}?tab=expiring`);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We couldn’t load the campaignsNot today.',
    );
  });
});

describe('§8 an empty list', () => {
  it('says No record found, and leads from the expiring campaigns to the newest', async () => {
    const investor = await createInvestor('Premium');
    await startSandboxSession(investor);
    const body = { data: [], totalPages: 0, currentPage: 1 };
    const { externalReferenceCode } = investor;
    const response = { body: JSON.stringify(body) };
    await control('faults', { call: 'expiringCampaigns', externalReferenceCode, response });
    open(`${paths.opportunities}?tab=expiring`);
    expect(await screen.findByText('No record found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View the newest campaigns' })).toHaveAttribute(
      'href',
      paths.opportunities,
    );
  });
});
