/** @jest-environment jest-fixed-jsdom */
import { externalAtom, forgetSession } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { configure } from '@investor-portal/shared/testing/configure';
import { readReceipt, receiptState } from './use-receipt';
import { sampleReceipt } from './testing/sample-receipt';

const receipt = { ...sampleReceipt, cancellableUntil: null };

/** As the browser stores it. */
const entry = () => structuredClone(receiptState(receipt));

describe.each(['local', 'memory'] as const)(
  'a receipt while the session persists in %s',
  (persistence) => {
    beforeEach(() => configure({ sessionPersistence: persistence }));

    it('is read from the history entry that carries it', () => {
      expect(readReceipt(entry(), 'INV-1')).toEqual(receipt);
    });

    it('is shown only to its owner', () => {
      expect(readReceipt(entry(), 'INV-2')).toBeNull();
      expect(readReceipt(entry(), undefined)).toBeNull();
    });

    it('ends with the session (readings S11)', () => {
      store.set(externalAtom, {
        code: 'P',
        externalReferenceCode: 'INV-1',
        tokenDetails: { access_token: 'token' },
      });
      const state = entry();
      expect(readReceipt(state, 'INV-1')).toEqual(receipt);
      forgetSession();
      expect(readReceipt(state, 'INV-1')).toBeNull();
    });

    it('leaves nothing of the investor in the history', () => {
      for (const word of ['INV-1', 'Maria', 'CMT-1'])
        expect(JSON.stringify(entry())).not.toContain(word);
    });

    it.each([null, {}, { receipt: 'another' }, { receipt }])('is not read from %j', (state) =>
      expect(readReceipt(state, 'INV-1')).toBeNull(),
    );
  },
);

it('is not read where what is stored is unreadable', () => {
  configure();
  const state = entry();
  for (const text of ['{', '{"amount":"25,010"}'])
    for (const key of Object.keys(sessionStorage)) {
      sessionStorage.setItem(key, text);
      expect(readReceipt(state, 'INV-1')).toBeNull();
    }
});
