/** @jest-environment jest-fixed-jsdom */
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

    it.each([null, {}, { receipt: 'another' }, { receipt: { ...receipt, amount: '25,010' } }])(
      'is not read from %j',
      (state) => expect(readReceipt(state, 'INV-1')).toBeNull(),
    );
  },
);

it('is not in the history where nothing may outlive the page', () => {
  configure({ sessionPersistence: 'memory' });
  const stored = JSON.stringify(entry());
  for (const word of ['INV-1', 'Maria', '25010', 'CMT-1']) expect(stored).not.toContain(word);
});
