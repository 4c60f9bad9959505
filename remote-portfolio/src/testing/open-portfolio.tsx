import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  createMemoryRouter,
  MemoryRouter,
  RouterProvider,
  type InitialEntry,
} from 'react-router-dom';
import { messageOf } from '@investor-portal/shared/partner-api/errors';
import { onToast, type Toast } from '@investor-portal/shared/session/toast';
import { pageWrapper } from '@investor-portal/shared/testing/page-wrapper';
import { remote } from '../routes';

const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

/** Renders a screen of this remote like the host does. */
export function openPortfolio(path: InitialEntry) {
  const router = createMemoryRouter(
    remote.routes.map(({ path: pattern, element }) => ({ path: pattern, element })),
    { initialEntries: [path] },
  );
  const { wrapper, toasts } = portfolioWrapper();
  render(<RouterProvider router={router} />, { wrapper });
  return { toasts, router, user: userEvent.setup() };
}

/** Provides what this remote's hooks need, with a separate cache. `toasts` collects the toasts. */
export function hookWrapper() {
  const { wrapper: Wrapper, toasts } = portfolioWrapper();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <Wrapper>{children}</Wrapper>
    </MemoryRouter>
  );
  return { toasts, wrapper };
}

function portfolioWrapper() {
  const toasts: Toast[] = [];
  opened.push(onToast((toast) => toasts.push(toast)));
  const onError = (error: unknown) => toasts.push({ kind: 'failure', message: messageOf(error) });
  return { toasts, wrapper: pageWrapper({ revalidateOnFocus: false, onError }) };
}
