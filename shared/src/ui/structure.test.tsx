import { render, screen } from '@testing-library/react';
import { Notice } from './Notice';
import { TextLink } from './TextLink';

it('a link says that it opens in a new tab', () => {
  render(<TextLink href="https://platform.example/terms">Terms of service</TextLink>);
  const link = screen.getByRole('link', { name: 'Terms of service (opens in a new tab)' });
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('a notice is announced only when it is live', () => {
  render(
    <>
      <Notice title="Please note">always shown</Notice>
      <Notice tone="danger" live title="Unavailable Selected Payment" />
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Unavailable Selected Payment');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
