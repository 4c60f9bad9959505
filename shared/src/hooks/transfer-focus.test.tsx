import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { transferFocus } from './transfer-focus';

function Section({ then }: { then: 'replaced' | 'removed' }) {
  const [failed, setFailed] = useState(true);
  return (
    <section>
      <p>Before</p>
      {failed ? (
        <div>
          <button type="button" ref={transferFocus} onClick={() => setFailed(false)}>
            Retry
          </button>
        </div>
      ) : null}
      {!failed && then === 'replaced' ? <p>Loaded</p> : null}
    </section>
  );
}

it.each([
  ['replacement', 'replaced', 'Loaded'],
  ['previous element when nothing replaces it', 'removed', 'Before'],
] as const)('moves the focus of a disappearing control to its %s', async (_where, then, text) => {
  render(<Section then={then} />);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText(text)).toHaveFocus();
});

it('does not move a focus that is on another element', async () => {
  const { rerender } = render(<button type="button">Menu</button>);
  rerender(
    <>
      <button type="button">Menu</button>
      <Section then="replaced" />
    </>,
  );
  act(() => screen.getByRole('button', { name: 'Menu' }).focus());
  act(() => screen.getByRole('button', { name: 'Retry' }).click());
  await Promise.resolve();
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
});
