import { pointAtSandbox } from '@investor-portal/shared/testing/sandbox';
import { receiptItems } from './receipt-items';
import { sampleReceipt } from './testing/sample-receipt';

beforeAll(pointAtSandbox);

const receipt = sampleReceipt;
const value = (label: string, of = receipt) =>
  receiptItems(of).find((item) => item.label === label)?.value;

describe('a receipt', () => {
  it('states the amount, price, shares, issuer, payment and cancellation deadline', () => {
    expect(value('Amount')).toBe('PHP 25,010.50');
    expect(value('Share price')).toBe('PHP 12.50');
    expect(value('Whole shares')).toBe('2,000');
    expect(value('Not invested (less than one share)')).toBe('PHP 10.50');
    expect(value('Issuer')).toBe('Habi Heritage Textiles, Inc.');
    expect(value('Payment')).toBe('E-Wallet · Investor Cash Account');
    expect(value('Committed on')).toBe('2026-11-20, 18:00 PHT');
    expect(value('Can be cancelled until')).toBe('2026-11-29, 00:00 PHT');
  });

  it('promises no cancellation for a commitment made after the deadline', () => {
    const late = { ...receipt, cancellableUntil: Date.parse('2026-11-20T09:59:59Z') };
    expect(value('Can be cancelled until', late)).toBe('Cannot be cancelled');
    const withoutOffset = { ...late, committedOn: '2026-11-20T18:00:00' };
    expect(value('Can be cancelled until', withoutOffset)).toBe('Cannot be cancelled');
  });
});
