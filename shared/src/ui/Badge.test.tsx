import { render, screen } from '@testing-library/react';
import { StatusBadge } from './Badge';

describe('§4 status badge', () => {
  it('shows the label of the status in its colour', () => {
    render(<StatusBadge status="COMMITTED" />);
    expect(screen.getByText('Committed').parentElement).toHaveAttribute('data-colour', 'green');
  });

  it('shows -- for none', () => {
    render(<StatusBadge status={null} />);
    expect(screen.getByText('--').parentElement).toHaveAttribute('data-colour', 'grey');
  });
});
