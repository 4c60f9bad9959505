import { fireEvent, render, screen } from '@testing-library/react';
import { SkipLink } from './SkipLink';

it('leads to the page, and leaves the address and the way back as they are', () => {
  render(
    <>
      <SkipLink target="content" />
      <main id="content" tabIndex={-1} />
    </>,
  );
  const link = screen.getByRole('link', { name: 'Skip to content' });
  // An event that is not prevented is followed by the browser.
  expect(fireEvent.click(link)).toBe(false);
  expect(screen.getByRole('main')).toHaveFocus();
});
