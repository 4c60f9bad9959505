import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { useFocusHeading } from './use-focus-heading';

function Page() {
  const [gone, setGone] = useState(false);
  const focusHeading = useFocusHeading();
  const leave = () => {
    setGone(true);
    focusHeading();
  };
  return (
    <>
      <h1 tabIndex={-1}>Commitment</h1>
      {gone ? null : <button onClick={leave}>Leave</button>}
    </>
  );
}

test('focuses the heading after the focused element disappears', async () => {
  render(<Page />);
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(screen.getByRole('heading', { name: 'Commitment' })).toHaveFocus();
});
