import { render, screen } from '@testing-library/react';
import { Button } from './Button';
import { MessagePage } from './MessagePage';

describe('MessagePage', () => {
  it('has one h1, which says what happened, and what to do about it', () => {
    render(
      <MessagePage icon={<svg />} title="Page not found" text="The link may be incomplete.">
        <Button>Go to your profile</Button>
      </MessagePage>,
    );
    const heading = screen.getByRole('heading', { level: 1, name: 'Page not found' });
    // `usePageTitle` moves the focus here after a navigation.
    expect(heading).toHaveAttribute('tabindex', '-1');
    expect(screen.getByText('The link may be incomplete.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go to your profile' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is announced if it replaces a screen', () => {
    render(<MessagePage live icon={null} title="Signed out" text="Sign in again." as="main" />);
    expect(screen.getByRole('alert')).toHaveTextContent('Signed outSign in again.');
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('alert'));
  });
});
