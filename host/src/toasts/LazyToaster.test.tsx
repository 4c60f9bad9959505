import { render, screen } from '@testing-library/react';
import { showToast } from '@investor-portal/shared/session/toast';
import { LazyToaster } from './LazyToaster';

it('shows a toast that was sent before the toaster loaded', async () => {
  showToast({ kind: 'failure', message: 'Sent early' });
  render(<LazyToaster />);
  expect(screen.queryByText('Sent early')).toBeNull();
  expect(await screen.findByText('Sent early', undefined, { timeout: 8_000 })).toBeVisible();
});
