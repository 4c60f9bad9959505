/** @jest-environment jest-fixed-jsdom */
import * as v from 'valibot';
import { campaignSchema } from '@investor-portal/shared/partner-api/contract/campaigns';
import type { Centavos } from '@investor-portal/shared/rules/money';
import { configure } from '@investor-portal/shared/testing/configure';
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

beforeEach(() => configure());
afterEach(() => {
  clearDraft('c-1');
  sessionStorage.clear();
});

describe('an investment draft', () => {
  it('is read back as it was saved, for one investor and one campaign, until it is cleared', () => {
    saveDraft(draft);
    expect(readDraft('INV-1', 'c-1')).toEqual(draft);
    expect(readDraft('INV-2', 'c-1')).toBeNull();
    expect(readDraft('INV-1', 'c-2')).toBeNull();
    // A reload reads the draft from session storage.
    expect(sessionStorage.getItem('investor:draft:c-1')).toBe(JSON.stringify(draft));
    clearDraft('c-1');
    expect(readDraft('INV-1', 'c-1')).toBeNull();
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

describe('the text in the amount field', () => {
  it('is kept as typed, for one investor and one campaign, until the commitment is made', () => {
    saveTypedAmount('INV-1', 'c-1', '1.000');
    saveDraft(draft);
    expect(readTypedAmount('INV-1', 'c-1')).toBe('1.000');
    // A reload reads the text from session storage.
    expect(sessionStorage.getItem('investor:typed-amount:c-1')).toContain('1.000');
    expect(readTypedAmount('INV-2', 'c-1')).toBeNull();
    expect(readTypedAmount('INV-1', 'c-2')).toBeNull();
    clearDraft('c-1');
    expect(readTypedAmount('INV-1', 'c-1')).toBeNull();
  });
});
