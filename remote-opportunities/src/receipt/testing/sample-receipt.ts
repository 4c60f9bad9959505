import type { Receipt } from '../receipt';

export const sampleReceipt: Receipt = {
  id: '1',
  campaignGuid: 'c-1',
  campaignCode: 'CF-2026-0031',
  issuer: 'Habi Heritage Textiles, Inc.',
  currencyCode: 'PHP',
  amount: 25_010.5,
  mostShares: null,
  sharePrice: 12.5,
  payment: 'E-Wallet · Investor Cash Account',
  fee: 0,
  investor: 'Maria Villanueva',
  committedOn: '2026-11-20T10:00:00Z',
  cancellableUntil: Date.parse('2026-11-28T16:00:00Z'),
  commitmentCode: 'CMT-1',
  commitmentGuid: 'g-1',
  known: [],
  riskWarning: 'You could lose all the money you invest.',
  riskAcknowledgement: '',
  riskAcknowledgedOn: null,
};
