import type { BalanceEntry } from '@investor-portal/shared/partner-api/contract/account-activities';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { statusLabel } from '@investor-portal/shared/rules/status';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { countFact, type Fact, issuerFact, moneyFact } from '../components/Facts';
import { SignedAmount } from '../components/SignedAmount';
import type { Payment } from '../data/payments';
import type { Purchase } from './use-account-activity';

/* The rows of the account's activity, which are the columns of a statement's tables. */

export function balanceFacts(entry: BalanceEntry): Fact[] {
  return [
    issuerFact(entry.issuer, 'Shares'),
    { label: 'Transaction Code', kind: 'code', value: entry.transactionCode },
    { label: 'Stock Code', kind: 'code', value: entry.stockCode },
    countFact('Total No. Of Units', entry.totalNoUnits),
    moneyFact('Amount', entry.amount, entry.currencyCode),
  ];
}

export function purchaseFacts(purchase: Purchase): Fact[] {
  return [
    issuerFact(purchase.issuer, 'Share purchase'),
    { label: 'Date', kind: 'date', value: formatDateTime(purchase.createdOn) },
    { label: 'TXN No', kind: 'code', value: purchase.transactionNo },
    { label: 'Reference No', kind: 'code', value: purchase.referenceNo },
    moneyFact('Amount', purchase.amount, purchase.currencyCode),
  ];
}

export function paymentFacts(payment: Payment): Fact[] {
  const code = payment.commitmentCode || '--';
  return [
    issuerFact(payment.issuer, 'Payment'),
    { label: 'Date', kind: 'date', value: formatDateTime(payment.date) },
    {
      label: 'Commitment',
      kind: 'code',
      value: <TextLink to={payment.to}>{code}</TextLink>,
    },
    { label: 'Type', value: payment.type },
    { label: 'Status', value: payment.status && statusLabel(payment.status) },
    { label: 'Amount', kind: 'amount', value: <SignedAmount {...payment} /> },
  ];
}
