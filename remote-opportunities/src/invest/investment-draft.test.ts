import type { Centavos } from '@investor-portal/shared/rules/money';
import { configure } from '@investor-portal/shared/testing/configure';
import { clearDraft, saveDraft, readDraft, type InvestmentDraft } from './investment-draft';

const draft: InvestmentDraft = {
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
  sentKey: 'k',
};

beforeEach(() => configure());
afterEach(() => {
  clearDraft('c-1');
  sessionStorage.clear();
});

describe('a draft', () => {
  it('is read back as it was kept, and not after it was forgotten', () => {
    saveDraft(draft);
    expect(readDraft('INV-1', 'c-1')).toEqual(draft);
    // For a reload.
    expect(sessionStorage.getItem('investor:draft:c-1')).toBe(JSON.stringify(draft));
    clearDraft('c-1');
    expect(readDraft('INV-1', 'c-1')).toBeNull();
  });

  it('is one investor’s, towards one campaign', () => {
    saveDraft(draft);
    expect(readDraft('INV-2', 'c-1')).toBeNull();
    expect(readDraft('INV-1', 'c-2')).toBeNull();
  });

  it.each(['{', '{}', 'null', JSON.stringify({ ...draft, amount: -1 })])(
    'counts as absent when it cannot be read: %s',
    (text) => {
      sessionStorage.setItem('investor:draft:c-1', text);
      expect(readDraft('INV-1', 'c-1')).toBeNull();
    },
  );

  it('lives no longer than the page where the platform wants nothing stored', () => {
    configure({ sessionPersistence: 'memory' });
    saveDraft(draft);
    expect(readDraft('INV-1', 'c-1')).toEqual(draft);
    expect(sessionStorage).toHaveLength(0);
    clearDraft('c-1');
    expect(readDraft('INV-1', 'c-1')).toBeNull();
  });

  it('lives in memory where storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
      jest.spyOn(Storage.prototype, name).mockImplementation(blocked),
    );
    saveDraft(draft);
    expect(readDraft('INV-1', 'c-1')).toEqual(draft);
    clearDraft('c-1');
    expect(readDraft('INV-1', 'c-1')).toBeNull();
    for (const spy of spies) spy.mockRestore();
  });
});
