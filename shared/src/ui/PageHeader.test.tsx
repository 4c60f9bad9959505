import { render, screen } from '@testing-library/react';
import { PageHeader } from './PageHeader';

it('describes the heading by its description', () => {
  const { rerender } = render(<PageHeader title="Payment Option" description="Choose one." />);
  const heading = screen.getByRole('heading', { level: 1, name: 'Payment Option' });
  expect(heading).toHaveAccessibleDescription('Choose one.');
  rerender(<PageHeader title="Payment Option" />);
  expect(heading).not.toHaveAttribute('aria-describedby');
});
