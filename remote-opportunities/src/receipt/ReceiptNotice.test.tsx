import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { paths } from '@investor-portal/shared/routes/paths';
import { configure } from '@investor-portal/shared/testing/configure';
import type { Receipt } from './receipt';
import { ReceiptNotice } from './ReceiptNotice';
import { sampleReceipt } from './testing/sample-receipt';
import { receiptItems } from './ReceiptDialog';

beforeAll(() => configure());

const receipt = sampleReceipt;

const show = (changes: Partial<Receipt> = {}) =>
  render(
    <MemoryRouter>
      <ReceiptNotice receipt={{ ...receipt, ...changes }} onDismiss={() => {}} />
    </MemoryRouter>,
  ).container;

it('says what was committed and until when it can be cancelled, and leads to it', () => {
  const container = show();
  expect(container).toHaveTextContent(
    'Your commitment: PHP 25,010.50 for 2,000 shares of Habi Heritage Textiles, Inc.',
  );
  expect(container).toHaveTextContent('You can cancel it until 2026-11-29, 00:00 PHT.');
  expect(screen.getByRole('link', { name: 'View your commitment' })).toHaveAttribute(
    'href',
    paths.commitment('g-1', 'c-1'),
  );
});

it('leads to the list when the commitment is not known, and promises no cancellation', () => {
  const container = show({ commitmentGuid: '', cancellableUntil: 0 });
  expect(container).toHaveTextContent('It cannot be cancelled.');
  expect(screen.getByRole('link', { name: 'View your commitments' })).toHaveAttribute(
    'href',
    paths.commitments,
  );
});

const value = (label: string, of = receipt) =>
  receiptItems(of).find((item) => item.label === label)?.value;

describe('a receipt', () => {
  it('states the amount, price, shares, issuer, payment and cancellation deadline', () => {
    expect(value('Amount')).toBe('PHP 25,010.50');
    expect(value('Share price')).toBe('PHP 12.50');
    expect(value('Shares')).toBe('2,000');
    expect(value('Not invested (less than one share)')).toBe('PHP 10.50');
    expect(value('Issuer')).toBe('Habi Heritage Textiles, Inc.');
    expect(value('Payment option')).toBe('E-Wallet · Investor Cash Account');
    expect(value('Committed on')).toBe('2026-11-20, 18:00 PHT');
    expect(value('Can be cancelled until')).toBe('2026-11-29, 00:00 PHT');
  });

  it('says the fee where the API gives one, and leaves out what is zero', () => {
    expect(value('Fees')).toBe('No fees');
    expect(value('Fees', { ...receipt, fee: 12.5 })).toBe('PHP 12.50');
    expect(value('Fees', { ...receipt, fee: null })).toBeUndefined();
    const whole = { ...receipt, amount: 25_000 };
    expect(value('Not invested (less than one share)', whole)).toBeUndefined();
  });

  it('says what the investor was told of the risk, and took note of', () => {
    expect(value('Risk')).toBe('You could lose all the money you invest.');
    expect(receiptItems(receipt).map(({ label }) => label)).not.toContain('You confirmed');
    const riskAcknowledgedOn = Date.parse('2026-11-20T09:59:00Z');
    const acknowledged = { ...receipt, riskAcknowledgement: 'I understand.', riskAcknowledgedOn };
    expect(value('You confirmed', acknowledged)).toBe('I understand. (2026-11-20, 17:59 PHT)');
  });

  it('promises no cancellation for a commitment made after the deadline', () => {
    const late = { ...receipt, cancellableUntil: Date.parse('2026-11-20T09:59:59Z') };
    expect(value('Can be cancelled until', late)).toBe('Cannot be cancelled');
    const withoutOffset = { ...late, committedOn: '2026-11-20T18:00:00' };
    expect(value('Can be cancelled until', withoutOffset)).toBe('Cannot be cancelled');
  });
});
