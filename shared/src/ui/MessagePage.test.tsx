import { render, screen } from '@testing-library/react';
import { MessagePage } from './MessagePage';

it('a message page is announced if it replaces a screen', () => {
  render(<MessagePage live icon={null} title="Signed out" text="Sign in again." as="main" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Signed outSign in again.');
  // `usePageTitle` moves the focus here after a navigation.
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1');
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('alert'));
});
