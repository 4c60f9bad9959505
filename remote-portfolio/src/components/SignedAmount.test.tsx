import { render, screen } from '@testing-library/react';
import { SignedAmount } from './SignedAmount';

it.each([
  ['credit', true, true],
  ['credit', false, false],
  ['debit', true, false],
] as const)('marks a %s that is settled: %s as arrived: %s', (direction, settled, arrived) => {
  render(
    <SignedAmount direction={direction} settled={settled}>
      <span>PHP 5.00</span>
    </SignedAmount>,
  );
  const amount = screen.getByText('PHP 5.00').parentElement;
  expect(amount?.hasAttribute('data-arrived')).toBe(arrived);
});
