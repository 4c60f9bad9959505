import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configure } from '@investor-portal/shared/testing/configure';
import { handoverMessage } from '@investor-portal/shared/testing/external-details';
import { activeSession, setPageSession } from '@investor-portal/shared/testing/page-session';
import { show } from '@investor-portal/shared/testing/show';
import {
  messagesArrived,
  receiveMessage,
  recordMessages,
} from '@investor-portal/shared/testing/window-messages';
import { listenForHandover } from '../handover/receive-handover';
import { ExpiredSession } from './ExpiredSession';

const title = 'Sign in again on the platform’s page';

function open() {
  show(
    <>
      <input aria-label="Amount" />
      <ExpiredSession />
    </>,
  );
}

const renewal = { rejected: 'token', expired: true };
const expire = (expired: boolean) =>
  act(() => setPageSession(activeSession({ renewal: expired ? renewal : null })));

afterEach(() => expire(false));

it('readings S6: the end of a session covers the page until it is renewed, and keeps what is typed', async () => {
  configure({ platformOrigins: [window.location.origin] });
  open();
  const amount = screen.getByLabelText('Amount');
  await userEvent.type(amount, '5000');
  expire(true);
  const dialog = screen.getByRole('dialog', { name: title });
  expect(dialog).toHaveAccessibleDescription(/Keep this page open/);
  await userEvent.keyboard('{Escape}');
  expect(dialog).toBeVisible();
  expire(false);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(amount).toHaveValue('5000');
  expect(amount).toHaveFocus();
});

it('asks the platform on Retry, and says when it has no session', async () => {
  configure({ platformOrigins: [window.location.origin], links: { support: 'help@p.example' } });
  const stop = listenForHandover();
  const posted = recordMessages();
  open();
  expire(true);
  expect(screen.getByText(/help@p\.example/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await act(messagesArrived);
  expect(posted).toEqual([{ action: 'portal:session-expired', value: { reason: 'retry' } }]);
  expect(screen.getByRole('button', { name: 'Retry' })).toHaveAttribute('aria-busy', 'true');
  act(() => receiveMessage({ action: 'portal:session-unavailable' }));
  expect(screen.getByRole('status')).toHaveTextContent('hasn’t opened a new session yet');
  expect(screen.getByRole('button', { name: 'Retry' })).not.toHaveAttribute('aria-busy');
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
  act(() => receiveMessage({ action: 'portal:session-unavailable', signIn: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await act(messagesArrived);
  expect(posted).toContainEqual({ action: 'portal:sign-in-wanted', value: null });
  // The page could not ask its server, so the investor need not sign in again.
  expect(screen.getByRole('dialog')).toHaveAccessibleName('The platform did not answer');
  // The platform insists that the rejected token is valid.
  act(() => receiveMessage(handoverMessage('EXT-1', 'token')));
  expect(screen.queryByRole('dialog')).toBeNull();
  stop();
});

it('sends the investor to the platform’s page when the portal is not embedded', () => {
  configure({ platformOrigins: ['https://platform.example'] });
  open();
  expire(true);
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/open the portal again/);
  expect(screen.queryByRole('button')).toBeNull();
});
