import { render, screen } from '@testing-library/react';
import { ProgressBar } from './ProgressBar';

// Above 100 %, the text shows the true number.
it.each([
  ['45.50%', '45.5', '45.5%'],
  [135, '100', '135%'],
  [99.998, '99.998', '99.99%'],
  [null, '0', '--'],
])('a progress bar for %s has the value %s and the text %s', (value, length, text) => {
  render(<ProgressBar label="Raised of total offering" value={value} />);
  const bar = screen.getByRole('progressbar', { name: 'Raised of total offering' });
  expect(bar).toHaveAttribute('aria-valuenow', length);
  expect(bar).toHaveAttribute('aria-valuetext', text);
  expect(screen.getByText(text)).toBeVisible();
});
