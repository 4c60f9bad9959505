import { onToast, showToast, type Toast } from './toast';

const said = (message: string): Toast => ({ kind: 'failure', message });

describe('§8 what is said to the investor', () => {
  it('waits for the first who shows it, and is said once', () => {
    showToast(said('early'));
    const [first, second] = [jest.fn(), jest.fn()];
    const stop = onToast(first);
    onToast(second)();
    expect(first.mock.calls).toEqual([[said('early')]]);
    expect(second).not.toHaveBeenCalled();
    showToast(said('now'));
    expect(first).toHaveBeenLastCalledWith(said('now'));
    stop();
    showToast(said('later'));
    expect(first).toHaveBeenCalledTimes(2);
  });
});
