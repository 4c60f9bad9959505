import { render, screen } from '@testing-library/react';
import { ProgressBar } from './ProgressBar';

describe('ProgressBar', () => {
  it('has a name and a value', () => {
    render(<ProgressBar label="Raised of total offering" value="45.50%" />);
    const bar = screen.getByRole('progressbar', { name: 'Raised of total offering' });
    expect(bar).toHaveAttribute('value', String(45.5));
    expect(bar).toHaveAttribute('aria-valuetext', '45.5%');
    expect(screen.getByText('45.5%')).toBeVisible();
  });

  it('shows the true number above 100 %', () => {
    render(<ProgressBar label="Raised" value={135} />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', String(100));
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '135%');
    expect(screen.getByText('135%')).toBeVisible();
  });

  it('is empty and shows -- when the value is unknown', () => {
    render(<ProgressBar label="Raised" value={null} />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', String(0));
    expect(screen.getByText('--')).toBeVisible();
  });
});
