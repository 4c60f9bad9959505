/** @jest-environment jest-fixed-jsdom */
import { act } from '@testing-library/react';
import { externalAtom, forgetSession } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { configure } from '@investor-portal/shared/testing/configure';
import { externalDetails } from '@investor-portal/shared/testing/external-details';
import { persistentCache } from '@investor-portal/shared/testing/page-wrapper';
import { show } from '@investor-portal/shared/testing/show';
import { sampleReceipt } from './testing/sample-receipt';
import { receiptState, useReceipt, useReceipts, type Receipt } from './receipt';

const signIn = (reference: string) =>
  act(() => store.set(externalAtom, externalDetails(reference)));

/** Opens the list from a history entry. The page has a new cache unless one is passed. */
function arrive(state: unknown, cache = persistentCache()) {
  let current: ReturnType<typeof useReceipts> & ReturnType<typeof useReceipt>;
  function List() {
    current = { ...useReceipts(), ...useReceipt() };
    return null;
  }
  show(<List />, [{ pathname: '/', state }], { provider: () => cache });
  return {
    receipt: () => current.receipt,
    dismiss: () => act(() => current.dismiss()),
    add: (receipt: Receipt, unseen: boolean) => act(() => current.add(receipt, unseen)),
  };
}
const state = receiptState(sampleReceipt.id);
const add = (changes: Partial<Receipt> = {}, unseen = false, cache = persistentCache()) => {
  arrive(null, cache).add({ ...sampleReceipt, ...changes }, unseen);
  return cache;
};

// Like the host, subscribe for the life of the page. An atom reads storage again when it is first used.
beforeAll(() => void store.sub(externalAtom, () => undefined));
beforeEach(() => {
  configure({ sessionPersistence: 'local' });
  signIn('INV-1');
});
afterEach(() => {
  act(forgetSession);
  localStorage.clear();
});

describe('a receipt', () => {
  it('is read from the history entry that leads to it, after a reload too, and from no other', () => {
    const cache = add();
    expect(arrive(state, cache).receipt()).toMatchObject(sampleReceipt);
    expect(arrive(state).receipt()).toMatchObject(sampleReceipt);
    expect(JSON.stringify(state)).not.toMatch(/INV-1|Maria|CMT-1/);
    for (const other of [null, {}, { receipt: 'another' }, { receipt: sampleReceipt }])
      expect(arrive(other).receipt()).toBeNull();
  });

  it('is read, as one that says nothing of the risk, where it was stored before there was a warning', () => {
    const before = { ...sampleReceipt, riskWarning: undefined };
    const stored = JSON.stringify([{ ...before, unseen: false }]);
    localStorage.setItem('investor:receipts:INV-1', stored);
    expect(arrive(state).receipt()).toMatchObject({ ...before, riskWarning: '' });
  });

  it('is shown on every list until it is dismissed if the investor had left the review', () => {
    add({}, true);
    const list = arrive(null);
    expect(list.receipt()).toMatchObject(sampleReceipt);
    list.dismiss();
    expect(list.receipt()).toBeNull();
    expect(arrive(state).receipt()).toBeNull();
  });

  it('is kept beside a later one after storage had no room for it', () => {
    const cache = add({ id: 'earlier' });
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    add({}, true, cache);
    full.mockRestore();
    add({ id: 'later' }, false, cache);
    expect(arrive(null).receipt()).toMatchObject(sampleReceipt);
  });

  it('is shown to nobody else, and ends with the session (readings S11)', () => {
    add();
    const list = arrive(state);
    signIn('INV-2');
    expect(list.receipt()).toBeNull();
    signIn('INV-1');
    expect(arrive(state).receipt()).toMatchObject(sampleReceipt);
    act(forgetSession);
    signIn('INV-1');
    expect(arrive(state).receipt()).toBeNull();
  });
});
