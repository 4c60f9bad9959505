import type { ReactNode } from 'react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, type InitialEntry } from 'react-router-dom';
import { messageOf } from '@investor-portal/shared/partner-api/errors';
import { pageWrapper } from '@investor-portal/shared/testing/page-wrapper';
import { recordToasts } from '@investor-portal/shared/testing/record-toasts';
import { show } from '@investor-portal/shared/testing/show';
import { remote } from '../routes';

const toasts = recordToasts();
const settings = {
  revalidateOnFocus: false,
  onError: (error: unknown) => toasts.push({ kind: 'failure', message: messageOf(error) }),
};

/** Renders a screen of this remote like the host does. */
export function openPortfolio(address: InitialEntry) {
  const routes = remote.routes.map(({ path, element }) => ({ path, element }));
  const { router } = show(routes, [address], settings);
  return { toasts, router, user: userEvent.setup() };
}

/** Provides what this remote's hooks need, with a separate cache. `toasts` collects the toasts. */
export function hookWrapper() {
  const Wrapper = pageWrapper(settings);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <Wrapper>{children}</Wrapper>
    </MemoryRouter>
  );
  return { toasts, wrapper };
}
