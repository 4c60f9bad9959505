import { render, screen } from '@testing-library/react';
import { showToast } from '@investor-portal/shared/session/toast';
import { LateToaster } from './LateToaster';

it('shows what was said before the toasts were there', async () => {
  showToast({ kind: 'failure', message: 'Said at once' });
  render(<LateToaster />);
  expect(screen.queryByText('Said at once')).toBeNull();
  expect(await screen.findByText('Said at once', undefined, { timeout: 8_000 })).toBeVisible();
});
