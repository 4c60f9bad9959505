import { render, screen } from '@testing-library/react';
import { configure } from '@investor-portal/shared/testing/configure';
import { PortalBoundary } from './PortalBoundary';

function Broken(): never {
  throw new TypeError('PHP 10,000.00 of Ana Reyes');
}

it('makes no claim about a pending submission and notifies the platform', async () => {
  configure({ platformOrigins: [window.location.origin] });
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  const posted: unknown[] = [];
  const listener = ({ data }: MessageEvent) => posted.push(data);
  window.addEventListener('message', listener);
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
  await new Promise((resolve) => setTimeout(resolve));
  const value = { source: 'host', kind: 'render', reason: 'TypeError' };
  expect(posted).toEqual([{ action: 'portal:error', value }]);
  window.removeEventListener('message', listener);
  warned.mockRestore();
});
