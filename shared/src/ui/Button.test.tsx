import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button } from './Button';

it('a busy button keeps its name and takes the focus, but ignores presses', async () => {
  const submit = jest.fn((event: Event) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={({ nativeEvent }) => submit(nativeEvent)}>
      <Button type="submit" busy={busy}>
        Submit
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole('button', { name: 'Submit' });
  await userEvent.click(button);
  rerender(form(true));
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Submit' })).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAttribute('aria-busy', 'true');
});
