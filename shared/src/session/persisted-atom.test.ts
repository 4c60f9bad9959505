/** @jest-environment jest-fixed-jsdom */
import * as v from 'valibot';
import { configure } from '../testing/configure';
import { persistedAtom } from './persisted-atom';
import { store } from './store';

/** Creates an atom with a subscriber, as in the host. */
function follow() {
  const atom = persistedAtom('issuerGuid', v.string());
  const stop = store.sub(atom, () => undefined);
  return {
    get: () => store.get(atom),
    set: (value: string | null) => store.set(atom, value),
    stop,
  };
}

function elsewhere(key: string | null, newValue: string | null, storageArea = localStorage) {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea }));
}

const stored = () => [localStorage.getItem('issuerGuid'), sessionStorage.getItem('issuerGuid')];

describe('readings S4: where a key is stored', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    configure();
  });

  it.each([
    ['local', ['"g-1"', null]],
    ['session', [null, '"g-1"']],
    ['memory', [null, null]],
  ] as const)('%s', (sessionPersistence, places) => {
    configure({ sessionPersistence });
    const { get, set, stop } = follow();
    set('g-1');
    expect([get(), stored()]).toEqual(['g-1', places]);
    set(null);
    expect([get(), stored()]).toEqual([null, [null, null]]);
    stop();
  });

  it('holds the value in memory when the browser blocks storage', () => {
    for (const call of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, call).mockImplementation(() => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      });
    const { get, set, stop } = follow();
    set('g-1');
    expect(get()).toBe('g-1');
    stop();
  });

  it('follows its own key and storage area in other tabs, until they clear all storage', () => {
    const { get, stop } = follow();
    elsewhere('issuerGuid', '"g-2"');
    elsewhere('external', '"no guid"');
    elsewhere('issuerGuid', '"of a tab"', sessionStorage);
    expect(get()).toBe('g-2');
    elsewhere('issuerGuid', '{"of":"another shape"}');
    expect(get()).toBeNull();
    elsewhere('issuerGuid', '"g-3"');
    elsewhere(null, null);
    expect(get()).toBeNull();
    stop();
  });
});
