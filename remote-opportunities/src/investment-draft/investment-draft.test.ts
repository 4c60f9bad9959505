/** @jest-environment jest-fixed-jsdom */
import * as v from 'valibot';
import { campaignSchema } from '@investor-portal/shared/partner-api/contract/campaigns';
import type { Centavos } from '@investor-portal/shared/rules/money';
import { termsOf } from '../offering/terms';
import {
  clearDraft,
  readDraft,
  readTypedAmount,
  saveAmount,
  saveDraft,
  saveTypedAmount,
  type InvestmentDraft,
} from './investment-draft';

const draft: InvestmentDraft = {
  investor: 'INV-1',
  campaignGuid: 'c-1',
  amount: 25_010_00 as Centavos,
  terms: termsOf(v.parse(campaignSchema, { guid: 'c-1', currencyCode: 'PHP', sharePrice: 12.5 })),
  sentKey: 'k',
};

afterEach(() => {
  clearDraft('c-1');
  sessionStorage.clear();
});

describe('an investment draft', () => {
  it('is read back as saved and as typed, for one investor and one campaign, until it is cleared', () => {
    saveTypedAmount('INV-1', 'c-1', '1.000');
    saveDraft(draft);
    const read = (...owner: [investor: string, campaignGuid: string]) => [
      readDraft(...owner),
      readTypedAmount(...owner),
    ];
    expect(read('INV-1', 'c-1')).toEqual([draft, '1.000']);
    expect(read('INV-2', 'c-1')).toEqual([null, null]);
    expect(read('INV-1', 'c-2')).toEqual([null, null]);
    // A reload reads both from session storage.
    expect(sessionStorage.getItem('investor:draft:c-1')).toBe(JSON.stringify(draft));
    expect(sessionStorage.getItem('investor:typed-amount:c-1')).toContain('1.000');
    clearDraft('c-1');
    expect(read('INV-1', 'c-1')).toEqual([null, null]);
  });

  it('keeps how it was sent while the amount stays the same', () => {
    const sent = { ...draft, acknowledgement: { text: 'I understand.', on: 1 } };
    saveDraft(sent);
    const { investor, campaignGuid, amount, terms } = draft;
    saveAmount({ investor, campaignGuid, amount, terms });
    expect(readDraft('INV-1', 'c-1')).toEqual(sent);
    const other = { investor, campaignGuid, amount: 30_000_00 as Centavos, terms };
    saveAmount(other);
    expect(readDraft('INV-1', 'c-1')).toEqual({ ...other, sentKey: null });
  });

  const unreadable = ['{', '{}', 'null', JSON.stringify({ ...draft, amount: -1 })];
  it.each(unreadable)('is ignored when it cannot be parsed: %s', (text) => {
    sessionStorage.setItem('investor:draft:c-1', text);
    expect(readDraft('INV-1', 'c-1')).toBeNull();
  });
});
