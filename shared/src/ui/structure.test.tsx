import { render, screen } from '@testing-library/react';
import { MessagePage } from './MessagePage';
import { PageHeader } from './PageHeader';

it('describes the heading by its description', () => {
  const { rerender } = render(<PageHeader title="Payment Option" description="Choose one." />);
  const heading = screen.getByRole('heading', { level: 1, name: 'Payment Option' });
  expect(heading).toHaveAccessibleDescription('Choose one.');
  rerender(<PageHeader title="Payment Option" />);
  expect(heading).not.toHaveAttribute('aria-describedby');
});

it('a message page is announced if it replaces a screen', () => {
  render(<MessagePage live icon={null} title="Signed out" text="Sign in again." as="main" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Signed outSign in again.');
  // `usePageTitle` moves the focus here after a navigation.
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1');
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('alert'));
});
