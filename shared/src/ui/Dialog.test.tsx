import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';

function Cancelling({ busy = false }: { busy?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cancel commitment</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        busy={busy}
        title="Cancel commitment?"
        description="The amount goes back to your wallet."
        actions={<Button onClick={() => setOpen(false)}>Keep it</Button>}
      />
    </>
  );
}

async function opened(busy = false) {
  const view = render(<Cancelling busy={busy} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel commitment' }));
  return { ...view, dialog: screen.getByRole('dialog', { name: 'Cancel commitment?' }) };
}

/** What a browser does on Escape: it asks, and closes when nobody objects. */
function escape(dialog: HTMLElement) {
  act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
}

describe('Dialog', () => {
  it('is named and described', async () => {
    const { dialog } = await opened();
    expect(dialog).toHaveAccessibleDescription('The amount goes back to your wallet.');
  });

  it('leaves its content the height it has', async () => {
    const { dialog } = await opened();
    const [, content] = dialog.children;
    // Of a basis of zero, which `flex: 1` means, Safari makes a line. Chromium does not, so no browser test would see it.
    expect(content).toHaveTextContent('The amount goes back to your wallet.');
    expect(getComputedStyle(content ?? dialog).flexBasis).toBe('auto');
  });

  it('closes on Escape and gives the focus back', async () => {
    const { dialog } = await opened();
    escape(dialog);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancel commitment' })).toHaveFocus();
  });

  it('closes by its cross and by its actions', async () => {
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel commitment' }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays open while its action runs, even when the browser closes it', async () => {
    const { dialog } = await opened(true);
    escape(dialog);
    expect(dialog).toHaveAttribute('open');
    act(() => {
      if (dialog instanceof HTMLDialogElement) dialog.close();
    });
    expect(dialog).toHaveAttribute('open');
    expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
  });
});
