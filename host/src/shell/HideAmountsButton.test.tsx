import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HideAmountsButton } from './HideAmountsButton';

it('is a toggle with one name, whose state says whether amounts are hidden', async () => {
  render(<HideAmountsButton />);
  const button = screen.getByRole('button', { name: 'Hide amounts' });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(button);
  expect(screen.getByRole('button', { name: 'Hide amounts' })).toBe(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'false');
});
