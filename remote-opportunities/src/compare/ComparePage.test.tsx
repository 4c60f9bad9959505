import { render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { paths } from '@investor-portal/shared/routes/paths';
import { forgetSession } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { lastingCache } from '@investor-portal/shared/testing/lasting-cache';
import { createInvestor, startSandboxSession } from '@investor-portal/shared/testing/sandbox';
import { ComparePage } from './ComparePage';

afterEach(forgetSession);

it.each([
  ['no campaigns', []],
  ['a campaign that does not exist', [crypto.randomUUID()]],
])('leads to the watchlist from a comparison of %s', async (_, guids) => {
  await startSandboxSession(await createInvestor('Premium'));
  render(
    <MemoryRouter initialEntries={[paths.compare(guids)]}>
      <Provider store={store}>
        <SWRConfig value={{ provider: () => lastingCache(), shouldRetryOnError: false }}>
          <ComparePage />
        </SWRConfig>
      </Provider>
    </MemoryRouter>,
  );
  expect(await screen.findByRole('link', { name: 'View your watchlist' })).toHaveAttribute(
    'href',
    paths.watchlist,
  );
});
