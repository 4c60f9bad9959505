import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './Button';

describe('Button', () => {
  it('keeps its name and focus while busy, and runs its action once', async () => {
    let presses = 0;
    function Pay() {
      const [busy, setBusy] = useState(false);
      return (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            presses += 1;
            setBusy(true);
          }}
        >
          <Button type="submit" busy={busy}>
            Submit
          </Button>
        </form>
      );
    }
    render(<Pay />);
    const button = screen.getByRole('button', { name: 'Submit' });
    await userEvent.dblClick(button);
    await userEvent.keyboard('{Enter}');
    expect(presses).toBe(1);
    expect(screen.getByRole('button', { name: 'Submit' })).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAttribute('aria-busy', 'true');
  });
});
