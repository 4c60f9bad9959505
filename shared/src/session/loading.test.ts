import { loadingAtom, startLoading } from './loading';
import { store } from './store';

it('§2 the shared loading flag is on while at least one caller holds it', () => {
  const [first, second] = [startLoading(), startLoading()];
  first();
  first();
  expect(store.get(loadingAtom)).toBe(true);
  second();
  expect(store.get(loadingAtom)).toBe(false);
});
