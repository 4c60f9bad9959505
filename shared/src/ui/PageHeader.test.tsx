import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { PageHeader } from './PageHeader';

describe('PageHeader', () => {
  it('has one focusable h1 and a back link', () => {
    render(
      <MemoryRouter>
        <PageHeader title="Review Summary" back="/main" backLabel="Campaign" />
      </MemoryRouter>,
    );
    screen.getByRole('heading', { level: 1, name: 'Review Summary' }).focus();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Campaign' })).toHaveAttribute('href', '/main');
  });

  it('describes the heading by its description', () => {
    const { rerender } = render(<PageHeader title="Payment Option" description="Choose one." />);
    const heading = screen.getByRole('heading', { level: 1, name: 'Payment Option' });
    expect(heading).toHaveAccessibleDescription('Choose one.');
    rerender(<PageHeader title="Payment Option" />);
    expect(heading).not.toHaveAttribute('aria-describedby');
  });

  it('has a back button when `back` is a function', async () => {
    const went: string[] = [];
    render(<PageHeader title="Payment Option" back={() => went.push('back')} />);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(went).toEqual(['back']);
  });
});
