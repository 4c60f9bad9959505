import { fireEvent, render, screen } from '@testing-library/react';
import { SkipLink } from './SkipLink';

it('focuses the main content without changing the address or the history', () => {
  render(
    <>
      <SkipLink target="content" />
      <main id="content" tabIndex={-1} />
    </>,
  );
  const link = screen.getByRole('link', { name: 'Skip to content' });
  // The browser follows a link unless its event is prevented.
  expect(fireEvent.click(link)).toBe(false);
  expect(screen.getByRole('main')).toHaveFocus();
});
