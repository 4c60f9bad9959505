import { oneAtATime, underWay } from './one-at-a-time';

function pending() {
  let finish = () => {};
  const work = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  return { work, finish: () => finish() };
}

describe('one submission at a time', () => {
  it('is one for a campaign, whoever asks', async () => {
    const [first, second, other] = [pending(), pending(), pending()];
    const done = oneAtATime('a', first.work);
    await oneAtATime('a', second.work);
    const beside = oneAtATime('b', other.work);
    expect([first, second, other].map(({ work }) => work.mock.calls.length)).toEqual([1, 0, 1]);
    first.finish();
    other.finish();
    await Promise.all([done, beside]);
    void oneAtATime('a', second.work);
    expect(second.work).toHaveBeenCalledTimes(1);
    second.finish();
  });

  it('can be waited for, and is over when it failed', async () => {
    expect(underWay('c')).toBeUndefined();
    const failing = oneAtATime('c', () => Promise.reject(new Error('no')));
    await expect(underWay('c')).resolves.toBeUndefined();
    await expect(failing).rejects.toThrow('no');
    expect(underWay('c')).toBeUndefined();
  });
});
