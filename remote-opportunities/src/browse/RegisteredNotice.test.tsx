import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { paths } from '@investor-portal/shared/routes/paths';
import { registeredState } from '@investor-portal/shared/routes/registered-state';
import { forgetSession } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { createInvestor, startSandboxSession } from '@investor-portal/shared/testing/sandbox';
import { RegisteredNotice } from './RegisteredNotice';

afterEach(forgetSession);

async function arrive(stateOf: (owner: string) => unknown) {
  const investor = await createInvestor('Basic');
  await startSandboxSession(investor);
  const state = stateOf(investor.externalReferenceCode);
  const routes = [{ path: '*', element: <RegisteredNotice /> }];
  const router = createMemoryRouter(routes, {
    initialEntries: [{ pathname: paths.opportunities, state }],
  });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return router;
}

describe('the list after a registration', () => {
  it('says what comes next until the investor dismisses it', async () => {
    const router = await arrive(registeredState);
    expect(screen.getByText('You can invest now')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your profile' })).toHaveAttribute(
      'href',
      paths.profile,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('You can invest now')).not.toBeInTheDocument();
    // Neither a reload nor the way back shows it again.
    expect(router.state.location.state).toBeNull();
  });

  it.each([
    ['to another investor', registeredState('INV-SOMEBODY-ELSE')],
    ['on any other way to the list', null],
  ])('says nothing %s', async (_, state) => {
    await arrive(() => state);
    expect(screen.queryByText('You can invest now')).not.toBeInTheDocument();
  });
});
