import { singleFlight, inFlight } from './single-flight';

function pending() {
  let finish = () => {};
  const work = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  return { work, finish: () => finish() };
}

describe('one submission at a time', () => {
  it('is one for a campaign, whoever asks', async () => {
    const [first, second, other] = [pending(), pending(), pending()];
    const done = singleFlight('a', first.work);
    await singleFlight('a', second.work);
    const beside = singleFlight('b', other.work);
    expect([first, second, other].map(({ work }) => work.mock.calls.length)).toEqual([1, 0, 1]);
    first.finish();
    other.finish();
    await Promise.all([done, beside]);
    void singleFlight('a', second.work);
    expect(second.work).toHaveBeenCalledTimes(1);
    second.finish();
  });

  it('can be waited for, and is over when it failed', async () => {
    expect(inFlight('c')).toBeUndefined();
    const failing = singleFlight('c', () => Promise.reject(new Error('no')));
    await expect(inFlight('c')).resolves.toBeUndefined();
    await expect(failing).rejects.toThrow('no');
    expect(inFlight('c')).toBeUndefined();
  });
});
