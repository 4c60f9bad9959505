import { render, screen } from '@testing-library/react';
import { showToast } from '@investor-portal/shared/session/toast';
import { LazyToaster } from './LazyToaster';

it('shows what was said before the toasts were there', async () => {
  showToast({ kind: 'failure', message: 'Said at once' });
  render(<LazyToaster />);
  expect(screen.queryByText('Said at once')).toBeNull();
  expect(await screen.findByText('Said at once', undefined, { timeout: 8_000 })).toBeVisible();
});
