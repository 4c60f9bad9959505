import { render } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { forgetSession } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { onToast, type Toast } from '@investor-portal/shared/session/toast';
import { lastingCache } from '@investor-portal/shared/testing/lasting-cache';
import {
  control,
  createInvestor,
  startSandboxSession,
  type InvestorOptions,
  type SandboxInvestor,
  type Tier,
} from '@investor-portal/shared/testing/sandbox';

/** A page of the portal around what is under test: atoms, a cache that outlives the screens, and no retries. */
export function pageWrapper(settings: SWRConfiguration = {}) {
  const cache = lastingCache();
  const value = {
    provider: () => cache,
    shouldRetryOnError: false,
    onError: () => {},
    ...settings,
  };
  return ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <SWRConfig value={value}>{children}</SWRConfig>
    </Provider>
  );
}

/** Shows routes, or one element at every address. The last of the addresses is open, with the others behind it. */
export function show(
  screen: RouteObject[] | ReactNode,
  addresses: ({ pathname: string; state: unknown } | string)[] = ['/'],
  settings?: SWRConfiguration,
) {
  const routes = Array.isArray(screen)
    ? (screen as RouteObject[])
    : [{ path: '*', element: screen }];
  const router = createMemoryRouter(routes, { initialEntries: addresses });
  const wrapper = pageWrapper(settings);
  return { ...render(<RouterProvider router={router} />, { wrapper }), router };
}

/** An investor who is signed in until the end of the test, and what goes wrong with their calls. */
export async function signIn(tier: Tier = 'Premium', options: InvestorOptions = {}) {
  const investor = await createInvestor(tier, options);
  await startSandboxSession(investor);
  return { ...investor, ...controls(investor) };
}

export function controls({ externalReferenceCode }: SandboxInvestor) {
  return {
    /** Makes a call fail, always or `times`. */
    fail: (call: string, fault: object) =>
      control('faults', { call, externalReferenceCode, ...fault }),
    /** Stores a commitment, as if it was made elsewhere. */
    commit: ({ guid: campaignGuid }: { guid: string }, amount: number) =>
      control('commitments', { externalReferenceCode, campaignGuid, amount }),
  };
}

/** Records the toasts of each test in a file that calls this, and signs out after it. */
export function recordToasts(): Toast[] {
  const toasts: Toast[] = [];
  let stop = () => {};
  beforeEach(() => {
    toasts.length = 0;
    stop = onToast((toast) => toasts.push(toast));
  });
  afterEach(() => {
    stop();
    forgetSession();
  });
  return toasts;
}
