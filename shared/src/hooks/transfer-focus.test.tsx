import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { focusOn, transferFocus } from './transfer-focus';

function Part({ then }: { then: 'another' | 'nothing' }) {
  const [there, setThere] = useState(true);
  return (
    <section>
      <p>Before</p>
      {there ? (
        <div>
          <button type="button" ref={transferFocus} onClick={() => setThere(false)}>
            Retry
          </button>
        </div>
      ) : null}
      {!there && then === 'another' ? <p>What came</p> : null}
    </section>
  );
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Retry' }));

it('the focus of what goes away is on what came in its place', async () => {
  render(<Part then="another" />);
  await press();
  expect(screen.getByText('What came')).toHaveFocus();
});

it('and on what stood before it where nothing came', async () => {
  render(<Part then="nothing" />);
  await press();
  expect(screen.getByText('Before')).toHaveFocus();
});

it('a focus that is elsewhere stays there', async () => {
  const { rerender } = render(<button type="button">Menu</button>);
  rerender(
    <>
      <button type="button">Menu</button>
      <Part then="another" />
    </>,
  );
  act(() => screen.getByRole('button', { name: 'Menu' }).focus());
  act(() => screen.getByRole('button', { name: 'Retry' }).click());
  await Promise.resolve();
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
});

it('a control takes the focus as it is', () => {
  render(<button type="button">Close</button>);
  const button = screen.getByRole('button');
  focusOn(button);
  expect(button).toHaveFocus();
  expect(button).not.toHaveAttribute('tabindex');
});
