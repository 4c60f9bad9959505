import { render, screen } from '@testing-library/react';
import { configure } from '@investor-portal/shared/testing/configure';
import { DateText } from './DateText';

it('shows a day, a moment with its zone, or --', () => {
  configure();
  render(
    <>
      <DateText value="2026-11-30T16:00:00Z" />
      <DateText value="2026-11-30T16:00:00Z" time />
      <DateText value={null} />
    </>,
  );
  expect(screen.getByText('2026-12-01')).toBeVisible();
  expect(screen.getByText('2026-12-01, 00:00 PHT')).toBeVisible();
  expect(screen.getByText('--')).toBeVisible();
});
