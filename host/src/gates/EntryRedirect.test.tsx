import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { paths } from '@investor-portal/shared/routes/paths';
import { forgetSession } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import {
  control,
  createInvestor,
  startSandboxSession as signIn,
  type Tier,
} from '@investor-portal/shared/testing/sandbox';
import { SwrBoundary } from '../swr/SwrBoundary';
import { EntryRedirect } from './EntryRedirect';
import { startedByHandoverAtom } from '../session/page-session';

function open() {
  render(
    <Provider store={store}>
      <SwrBoundary>
        <MemoryRouter>
          <Routes>
            <Route path={paths.root} element={<EntryRedirect />} />
            <Route path={paths.acceptance} element="Welcome" />
            <Route path={paths.profile} element="Profile" />
          </Routes>
        </MemoryRouter>
      </SwrBoundary>
    </Provider>,
  );
}

describe('readings S2: EntryRedirect', () => {
  it('redirects to the welcome screen without a session', () => {
    forgetSession();
    open();
    expect(screen.getByText('Welcome')).toBeVisible();
  });

  it.each<[Tier, boolean, string]>([
    ['New', true, 'Welcome'],
    ['Basic', true, 'Profile'],
    ['New', false, 'Profile'],
  ])(
    'redirects a %s investor (fresh hand-over: %s) to %s',
    async (tier, startedByHandover, screenName) => {
      await signIn(await createInvestor(tier));
      store.set(startedByHandoverAtom, startedByHandover);
      open();
      expect(await screen.findByText(screenName)).toBeVisible();
    },
  );

  it('waits and offers Retry when the details of a fresh hand-over cannot be loaded', async () => {
    const investor = await createInvestor('Basic');
    await signIn(investor);
    store.set(startedByHandoverAtom, true);
    const { externalReferenceCode } = investor;
    const fault = { call: 'userDetails', externalReferenceCode, times: 1, status: 404 };
    await control('faults', { ...fault, message: 'Not today.' });
    open();
    expect(await screen.findByText('Not today.')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Profile')).toBeVisible();
  });
});
