import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { frameIn } from '../../testing/window-messages';
import { Button } from '../Button';
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
      />
    </>
  );
}

async function opened(busy = false) {
  const view = render(<Cancelling busy={busy} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel commitment' }));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Cancel commitment?' });
  return { ...view, dialog };
}

/** Does what a browser does on Escape: fires `cancel`, and closes unless the event is prevented. */
function escape(dialog: HTMLElement) {
  act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
}

it('has a description, closes on Escape and returns the focus', async () => {
  const { dialog } = await opened();
  expect(dialog).toHaveAccessibleDescription('The amount goes back to your wallet.');
  escape(dialog);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const opener = screen.getByRole('button', { name: 'Cancel commitment' });
  expect(opener).toHaveFocus();
  await userEvent.click(opener);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('in a frame', () => {
  frameIn({});

  // Browsers do not focus a dialog that is inert while it opens.
  it.each([
    ['takes the focus', true],
    ['leaves the focus in the page around it', false],
  ])('%s if the document has the focus: %p', async (_what, hasFocus) => {
    jest.spyOn(document, 'hasFocus').mockReturnValue(hasFocus);
    const inert: boolean[] = [];
    jest.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function showModal(
      this: HTMLDialogElement,
    ) {
      inert.push(this.inert);
      this.open = true;
    });
    const { dialog } = await opened();
    expect([...inert, dialog.inert]).toEqual([!hasFocus, false]);
  });
});

it('stays open while its action runs, even if the browser closes it', async () => {
  const { dialog } = await opened(true);
  escape(dialog);
  expect(dialog).toHaveAttribute('open');
  act(() => dialog.close());
  expect(dialog).toHaveAttribute('open');
  expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
});
