import type { Centavos } from '@investor-portal/shared/rules/money';
import { configure } from '@investor-portal/shared/testing/configure';
import { forgetIntention, keepIntention, readIntention, type Intention } from './intention';

const intention: Intention = {
  investor: 'INV-1',
  campaignGuid: 'c-1',
  amount: 25_010_00 as Centavos,
  terms: {
    offeredPeriodEndDate: '2026-11-30T15:59:00Z',
    offeredPeriodStartDate: '2026-10-01T00:00:00Z',
    currencyCode: 'PHP',
    sharePrice: 12.5,
    minAmountPerInvestor: 5_000,
    maxAmountPerInvestor: null,
    totalOffering: 1_000_000,
    numberSharesOffered: 80_000,
    equityOffered: 8,
    totalRaisedAmount: 0,
  },
  attempt: { key: 'k', amount: 25_010_00 as Centavos, known: ['a'] },
};

beforeEach(() => configure());
afterEach(() => {
  forgetIntention('c-1');
  sessionStorage.clear();
});

describe('an intention', () => {
  it('is read back as it was kept, and not after it was forgotten', () => {
    keepIntention(intention);
    expect(readIntention('INV-1', 'c-1')).toEqual(intention);
    // For a reload.
    expect(sessionStorage.getItem('investor:intention:c-1')).toBe(JSON.stringify(intention));
    forgetIntention('c-1');
    expect(readIntention('INV-1', 'c-1')).toBeNull();
  });

  it('is one investor’s, towards one campaign', () => {
    keepIntention(intention);
    expect(readIntention('INV-2', 'c-1')).toBeNull();
    expect(readIntention('INV-1', 'c-2')).toBeNull();
  });

  it.each(['{', '{}', 'null', JSON.stringify({ ...intention, amount: -1 })])(
    'counts as absent when it cannot be read: %s',
    (text) => {
      sessionStorage.setItem('investor:intention:c-1', text);
      expect(readIntention('INV-1', 'c-1')).toBeNull();
    },
  );

  it('lives no longer than the page where the platform wants nothing stored', () => {
    configure({ sessionPersistence: 'memory' });
    keepIntention(intention);
    expect(readIntention('INV-1', 'c-1')).toEqual(intention);
    expect(sessionStorage).toHaveLength(0);
    forgetIntention('c-1');
    expect(readIntention('INV-1', 'c-1')).toBeNull();
  });

  it('lives in memory where storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
      jest.spyOn(Storage.prototype, name).mockImplementation(blocked),
    );
    keepIntention(intention);
    expect(readIntention('INV-1', 'c-1')).toEqual(intention);
    forgetIntention('c-1');
    expect(readIntention('INV-1', 'c-1')).toBeNull();
    for (const spy of spies) spy.mockRestore();
  });
});
