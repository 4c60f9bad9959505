import { onToast, showToast, type Toast } from './toast';

const failure = (message: string): Toast => ({ kind: 'failure', message });

it('§8 toasts are queued until the first listener, which shows each toast once', () => {
  showToast(failure('early'));
  const [first, second] = [jest.fn(), jest.fn()];
  const stop = onToast(first);
  onToast(second)();
  expect(first.mock.calls).toEqual([[failure('early')]]);
  expect(second).not.toHaveBeenCalled();
  showToast(failure('now'));
  expect(first).toHaveBeenLastCalledWith(failure('now'));
  stop();
  showToast(failure('later'));
  expect(first).toHaveBeenCalledTimes(2);
});
