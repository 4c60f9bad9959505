import { act, render, screen } from '@testing-library/react';
import { noteRetryMoment } from '../partner-api/retry-moment';
import { PartnerApiError } from '../partner-api/errors';
import { configure } from '../testing/configure';
import { Button } from './Button';
import { RetryMoment, useRetryWait } from './RetryMoment';

const now = Date.parse('2026-11-26T10:00:30Z');
beforeAll(() => configure());
beforeEach(() => void jest.useFakeTimers({ now }));

const refuse = (retryAt?: number) =>
  noteRetryMoment(new PartnerApiError('http', 'POST api', 'Not now.', 429, { retryAt }));
const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function Submit({ onClick }: { onClick: () => void }) {
  return (
    <>
      <RetryMoment id="wait" />
      <Button waiting={useRetryWait()} aria-describedby="wait" onClick={onClick}>
        Submit
      </Button>
    </>
  );
}

it('blocks the button until the server’s time, says so, and sends nothing by itself', () => {
  refuse(now + 150_000);
  const pressed = jest.fn();
  render(<Submit onClick={pressed} />);
  const button = screen.getByRole('button');
  act(() => button.focus());
  expect(button).toHaveAccessibleDescription(
    'The platform asks you to wait. You can try again at 18:03 PHT.',
  );
  expect(button).toHaveAttribute('aria-disabled', 'true');
  act(() => button.click());
  advance(100_000);
  expect(screen.getByRole('status')).toHaveTextContent('You can try again in less than a minute.');
  act(() => button.click());
  expect(pressed).not.toHaveBeenCalled();
  advance(51_000);
  expect(screen.getByRole('status')).toHaveTextContent('You can try again now.');
  expect(button).toHaveFocus();
  expect(button).not.toHaveAttribute('aria-disabled');
  expect(pressed).not.toHaveBeenCalled();
  act(() => button.click());
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('names the day if the time is not today, and shows nothing for a wait that is over or not asked for', () => {
  refuse(now - 1);
  const { rerender } = render(<Submit onClick={() => {}} />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  refuse(now + 12 * 3_600_000);
  rerender(<Submit onClick={() => {}} />);
  expect(screen.getByRole('status')).toHaveTextContent('on 2026-11-27 at 06:01 PHT.');
  // A later failure without Retry-After.
  refuse();
  rerender(<Submit onClick={() => {}} />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
