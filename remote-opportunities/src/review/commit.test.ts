import type { Centavos } from '@investor-portal/shared/rules/money';
import { control } from '@investor-portal/shared/testing/sandbox';
import { saveDraft, readDraft } from '../invest/investment-draft';
import {
  amounts,
  campaign,
  fail,
  freshSubmissions,
  intend,
  investor,
  key,
  log,
  sentKey,
  submit,
} from '../testing/submission';

freshSubmissions();

describe('§4 submit, exactly once', () => {
  it('commits, and reads the commitment back', async () => {
    intend(12_500.5);
    const outcome = await submit();
    expect(outcome).toMatchObject({
      kind: 'made',
      message: expect.stringContaining('PHP 12,500.50'),
      amount: 12_500_50,
      commitment: { campaignGuid: campaign.guid, commitmentAmount: 12_500.5 },
    });
    expect(await amounts()).toEqual([12_500.5]);
  });

  it('is done although it cannot be read back', async () => {
    intend(5_000);
    await fail('commitments', { after: 1, times: 1, status: 400 });
    expect(await submit()).toMatchObject({
      kind: 'made',
      message: expect.stringContaining('PHP 5,000.00'),
      commitment: null,
    });
  });

  it('finds the commitment when the answer is lost, and the first look at the list fails', async () => {
    intend(5_000);
    await fail('commitments', { after: 1, times: 1, status: 400 });
    await fail('invest', { times: 1, loseAnswer: true });
    expect(await submit()).toMatchObject({ kind: 'made', message: null, amount: 5_000_00 });
  });

  it('takes a 409 for no refusal: it may speak of an earlier sending', async () => {
    intend(5_000);
    await fail('invest', { times: 1, status: 409, message: 'Being worked on.' });
    await fail('commitments', { after: 1, times: 3, status: 400 });
    expect(await submit()).toEqual({ kind: 'unknown', message: 'Being worked on.', looked: false });
    expect(key()).toBeDefined();
  });

  it('finds the commitment when the answer is lost', async () => {
    intend(5_000);
    await fail('invest', { times: 1, loseAnswer: true });
    expect(await submit()).toMatchObject({ kind: 'made', message: null, amount: 5_000_00 });
    expect(await amounts()).toEqual([5_000]);
  });

  it('finds after a reload what this tab has sent, and sends nothing more', async () => {
    saveDraft({ ...intend(5_000), sentKey: 'k' });
    log().keep({ key: 'k', amount: 5_000_00 as Centavos, known: [], sentAt: Date.now() });
    const { externalReferenceCode } = investor;
    const made = { externalReferenceCode, campaignGuid: campaign.guid, amount: 5_000 };
    await control('commitments', made);
    expect(await submit()).toMatchObject({ kind: 'made', message: null });
    expect(key()).toBeUndefined();
    expect(await amounts()).toEqual([5_000]);
  });

  it('sends nothing while an open attempt cannot be looked up', async () => {
    intend(5_000);
    log().keep({ key: 'earlier', amount: 5_000_00 as Centavos, known: [], sentAt: Date.now() });
    await fail('commitments', { status: 400 });
    expect(await submit()).toMatchObject({ kind: 'unknown', looked: false });
    await control('faults/clear', { externalReferenceCode: investor.externalReferenceCode });
    expect(await amounts()).toEqual([]);
  });

  it('keeps the key while the outcome is open, and commits with it later', async () => {
    intend(7_000);
    await fail('invest', { times: 1, status: 503, message: 'Down for a moment.' });
    expect(await submit()).toEqual({
      kind: 'unknown',
      message: 'Down for a moment.',
      looked: true,
    });
    const first = key();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(await submit()).toMatchObject({ kind: 'made' });
    expect(sentKey()).toBe(first);
    expect(await amounts()).toEqual([7_000]);
  });

  it('keeps the key of a lost sending though a later one is refused: the first may still arrive', async () => {
    intend(7_000);
    await fail('invest', { times: 1, status: 503 });
    await submit();
    const first = key();
    await fail('invest', { times: 1, status: 403, message: 'Not now.' });
    expect(await submit()).toEqual({ kind: 'refused', message: 'Not now.' });
    expect(key()).toBe(first);
    expect(await submit()).toMatchObject({ kind: 'made' });
    expect(await amounts()).toEqual([7_000]);
  });

  it('takes another amount for another decision, with a key of its own', async () => {
    intend(7_000);
    await fail('invest', { times: 1, status: 503 });
    await submit();
    const first = key();
    intend(8_000);
    expect(await submit()).toMatchObject({ kind: 'made', amount: 8_000_00 });
    expect(sentKey()).not.toBe(first);
    // The lost one may still arrive.
    expect(key()).toBe(first);
    expect(await amounts()).toEqual([8_000]);
  });

  it('leaves an amount alone that was entered while it ran', async () => {
    intend(6_000);
    const running = submit();
    intend(9_000);
    await running;
    const kept = readDraft(investor.externalReferenceCode, campaign.guid);
    expect(kept).toMatchObject({ amount: 9_000_00, sentKey: null });
  });

  it('forgets the attempt after a refusal: nothing was committed', async () => {
    intend(999);
    expect(await submit()).toEqual({
      kind: 'refused',
      message: 'Entered amount must be at least 1,000.00.',
    });
    expect(key()).toBeUndefined();
    expect(await amounts()).toEqual([]);
  });

  it('sends nothing when the commitments of before cannot be read', async () => {
    intend(5_000);
    await fail('commitments', { status: 400, message: 'No list today.' });
    expect(await submit()).toEqual({ kind: 'refused', message: 'No list today.' });
    await control('faults/clear', { externalReferenceCode: investor.externalReferenceCode });
    expect(await amounts()).toEqual([]);
  });
});
