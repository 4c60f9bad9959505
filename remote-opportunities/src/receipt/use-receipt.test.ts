/** @jest-environment jest-fixed-jsdom */
import { configure } from '@investor-portal/shared/testing/configure';
import type { Receipt } from './receipt';
import { readReceipt, receiptState } from './use-receipt';

const receipt: Receipt = {
  owner: 'INV-1',
  campaignGuid: 'c-1',
  campaignCode: 'CF-2026-0031',
  issuer: 'Habi Heritage Textiles, Inc.',
  currencyCode: 'PHP',
  amount: 25_010.5,
  sharePrice: 12.5,
  payment: 'E-Wallet · Investor Cash Account',
  investor: 'Maria Villanueva',
  committedOn: '2026-11-20T10:00:00Z',
  cancellableUntil: null,
  commitmentCode: 'CMT-1',
  commitmentGuid: 'g-1',
};

/** As the browser stores it. */
const entry = () => structuredClone(receiptState(receipt));

describe.each(['local', 'memory'] as const)(
  'a receipt while the session persists in %s',
  (persistence) => {
    beforeEach(() => configure({ sessionPersistence: persistence }));

    it('is read from the history entry that carries it', () => {
      expect(readReceipt(entry(), 'INV-1')).toEqual(receipt);
    });

    it('is not shown to anybody but its owner', () => {
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
