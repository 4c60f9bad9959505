/** @jest-environment jest-fixed-jsdom */
import type { Centavos } from '@investor-portal/shared/rules/money';
import { control } from '@investor-portal/shared/testing/sandbox';
import { readDraft, saveDraft } from '../investment-draft/investment-draft';
import {
  amounts,
  campaign,
  enterAmount,
  fail,
  investor,
  key,
  log,
  sentKey,
  setUpSubmissions,
  submit,
} from './testing/submission';

setUpSubmissions();

describe('§4 submit, exactly once', () => {
  it('commits, and loads the commitment', async () => {
    enterAmount(12_500.5);
    const outcome = await submit();
    expect(outcome).toMatchObject({
      kind: 'committed',
      message: expect.stringContaining('PHP 12,500.50'),
      amount: 12_500_50,
      commitment: { campaignGuid: campaign.guid, commitmentAmount: 12_500.5 },
    });
    expect(await amounts()).toEqual([12_500.5]);
  });

  it('succeeds even if the commitment cannot be loaded', async () => {
    enterAmount(5_000);
    await fail('commitments', { after: 1, times: 1, status: 400 });
    expect(await submit()).toMatchObject({
      kind: 'committed',
      message: expect.stringContaining('PHP 5,000.00'),
      commitment: null,
    });
  });

  it('finds the commitment when the response is lost and the first lookup fails', async () => {
    enterAmount(5_000);
    await fail('commitments', { after: 1, times: 1, status: 400 });
    await fail('invest', { times: 1, loseResponse: true });
    expect(await submit()).toMatchObject({ kind: 'committed', message: null, amount: 5_000_00 });
  });

  it('does not take a 409 for a refusal, since it may be about an earlier request', async () => {
    enterAmount(5_000);
    await fail('invest', { times: 1, status: 409, message: 'Being worked on.' });
    await fail('commitments', { after: 1, times: 3, status: 400 });
    expect(await submit()).toEqual({
      kind: 'unknown',
      message: 'Being worked on.',
      checked: false,
    });
    expect(key()).toBeDefined();
  });

  it('finds the commitment when the response is lost', async () => {
    enterAmount(5_000);
    await fail('invest', { times: 1, loseResponse: true });
    expect(await submit()).toMatchObject({ kind: 'committed', message: null, amount: 5_000_00 });
    expect(await amounts()).toEqual([5_000]);
  });

  it('finds what this tab sent before a reload, and sends nothing', async () => {
    saveDraft({ ...enterAmount(5_000), sentKey: 'k' });
    log().save({ key: 'k', amount: 5_000_00 as Centavos, known: [], sentAt: Date.now() });
    const { externalReferenceCode } = investor;
    const commitment = { externalReferenceCode, campaignGuid: campaign.guid, amount: 5_000 };
    await control('commitments', commitment);
    expect(await submit()).toMatchObject({ kind: 'committed', message: null });
    expect(key()).toBeUndefined();
    expect(await amounts()).toEqual([5_000]);
  });

  it('sends nothing while an unresolved attempt cannot be looked up', async () => {
    enterAmount(5_000);
    log().save({ key: 'earlier', amount: 5_000_00 as Centavos, known: [], sentAt: Date.now() });
    await fail('commitments', { status: 400 });
    expect(await submit()).toMatchObject({ kind: 'unknown', checked: false });
    await control('faults/clear', { externalReferenceCode: investor.externalReferenceCode });
    expect(await amounts()).toEqual([]);
  });

  it('keeps the key while the outcome is unknown, and commits under it later', async () => {
    enterAmount(7_000);
    await fail('invest', { times: 1, status: 503, message: 'Down for a moment.' });
    expect(await submit()).toEqual({
      kind: 'unknown',
      message: 'Down for a moment.',
      checked: true,
    });
    const first = key();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(await submit()).toMatchObject({ kind: 'committed' });
    expect(sentKey()).toBe(first);
    expect(await amounts()).toEqual([7_000]);
  });

  it('keeps the key of a lost request when a later one is refused, since the first may still arrive', async () => {
    enterAmount(7_000);
    await fail('invest', { times: 1, status: 503 });
    await submit();
    const first = key();
    await fail('invest', { times: 1, status: 403, message: 'Not now.' });
    expect(await submit()).toEqual({ kind: 'refused', message: 'Not now.' });
    expect(key()).toBe(first);
    expect(await submit()).toMatchObject({ kind: 'committed' });
    expect(await amounts()).toEqual([7_000]);
  });

  it('sends another amount under a key of its own', async () => {
    enterAmount(7_000);
    await fail('invest', { times: 1, status: 503 });
    await submit();
    const first = key();
    enterAmount(8_000);
    expect(await submit()).toMatchObject({ kind: 'committed', amount: 8_000_00 });
    expect(sentKey()).not.toBe(first);
    // The lost request may still arrive.
    expect(key()).toBe(first);
    expect(await amounts()).toEqual([8_000]);
  });

  it('does not touch an amount that is entered while it runs', async () => {
    enterAmount(6_000);
    const running = submit();
    enterAmount(9_000);
    await running;
    const draft = readDraft(investor.externalReferenceCode, campaign.guid);
    expect(draft).toMatchObject({ amount: 9_000_00, sentKey: null });
  });

  it('removes the attempt after a refusal', async () => {
    enterAmount(999);
    expect(await submit()).toEqual({
      kind: 'refused',
      message: 'Entered amount must be at least 1,000.00.',
    });
    expect(key()).toBeUndefined();
    expect(await amounts()).toEqual([]);
  });

  it('sends nothing when the existing commitments cannot be loaded', async () => {
    enterAmount(5_000);
    await fail('commitments', { status: 400, message: 'No list today.' });
    expect(await submit()).toEqual({ kind: 'refused', message: 'No list today.' });
    await control('faults/clear', { externalReferenceCode: investor.externalReferenceCode });
    expect(await amounts()).toEqual([]);
  });
});
