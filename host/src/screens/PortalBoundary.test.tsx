import { render, screen } from '@testing-library/react';
import { configure } from '@investor-portal/shared/testing/configure';
import { messagesArrived, recordMessages } from '@investor-portal/shared/testing/window-messages';
import { PortalBoundary } from './PortalBoundary';

function Broken(): never {
  throw new TypeError('PHP 10,000.00 of Ana Reyes');
}

it('makes no claim about a pending submission and notifies the platform', async () => {
  configure({ platformOrigins: [window.location.origin] });
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  const posted = recordMessages();
  render(
    <PortalBoundary>
      <Broken />
    </PortalBoundary>,
    { onCaughtError: () => undefined },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Check your commitments before you submit again.',
  );
  expect(screen.queryByText(/nothing was sent/i)).toBeNull();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go to your profile' })).toBeVisible();
  await messagesArrived();
  const value = { source: 'host', kind: 'render', reason: 'TypeError' };
  expect(posted).toEqual([{ action: 'portal:error', value }]);
  warned.mockRestore();
});
