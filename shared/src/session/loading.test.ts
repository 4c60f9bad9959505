import { loadingAtom, startLoading, withLoading } from './loading';
import { store } from './store';

describe('§2 the shared loading flag', () => {
  it('is on while at least one caller holds it', () => {
    const [first, second] = [startLoading(), startLoading()];
    first();
    first();
    expect(store.get(loadingAtom)).toBe(true);
    second();
    expect(store.get(loadingAtom)).toBe(false);
  });

  it('is off once the work is done or has failed', async () => {
    const during = await withLoading(async () => store.get(loadingAtom));
    expect([during, store.get(loadingAtom)]).toEqual([true, false]);
    await expect(withLoading(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(store.get(loadingAtom)).toBe(false);
  });
});
