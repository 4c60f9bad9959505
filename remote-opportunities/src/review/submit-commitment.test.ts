/** @jest-environment jest-fixed-jsdom */
import { updateCommitmentStatus } from '@investor-portal/shared/partner-api/contract/commitments';
import { control } from '@investor-portal/shared/testing/sandbox';
import { readDraft } from '../investment-draft/investment-draft';
import {
  amounts,
  campaign,
  submitElsewhere,
  enterAmount,
  fail,
  investor,
  key,
  log,
  saveAttempt,
  sentKey,
  setUpSubmissions,
  submit,
} from './testing/submission';

setUpSubmissions();

const clearFaults = () =>
  control('faults/clear', { externalReferenceCode: investor.externalReferenceCode });
const found = { kind: 'done', message: null };

describe('§4 submit, exactly once', () => {
  it('commits, and loads the commitment', async () => {
    enterAmount(12_500.5);
    expect(await submit()).toMatchObject({
      kind: 'done',
      message: expect.stringContaining('PHP 12,500.50'),
      found: { campaignGuid: campaign.guid, commitmentAmount: 12_500.5 },
    });
    expect(await amounts()).toEqual([12_500.5]);
  });

  it('succeeds even if the commitment cannot be loaded', async () => {
    enterAmount(5_000);
    await fail('commitments', { after: 1, times: 1, status: 400 });
    expect(await submit()).toMatchObject({ kind: 'done', found: null });
  });

  const hollow = (body: string) => ({ response: { body }, afterWork: true });
  it.each([
    ['the response is lost', { loseResponse: true }],
    ['the response says nothing (readings W16)', hollow('{}')],
    ['the response is empty', hollow('')],
  ])('finds the commitment when %s', async (_, fault) => {
    enterAmount(5_000);
    await fail('invest', { times: 1, ...fault });
    expect(await submit()).toMatchObject({ ...found, found: { commitmentAmount: 5_000 } });
    expect(key()).toBeUndefined();
    expect(await amounts()).toEqual([5_000]);
  });

  const message = 'Offer is closed';
  const conflict = { status: 409, body: JSON.stringify({ errorDetails: [], exception: message }) };
  it.each([
    ['does not know the outcome after an empty response', { body: '' }, { kind: 'unconfirmed' }],
    // A new key cannot conflict with itself.
    ['is refused by a 409 with a reason', conflict, { kind: 'refused', message }],
  ])('%s', async (_, response, outcome) => {
    enterAmount(5_000);
    await fail('invest', { times: 1, response });
    expect(await submit()).toEqual(outcome);
    expect(key() === undefined).toBe(outcome.kind === 'refused');
    expect(await amounts()).toEqual([]);
  });

  it('keeps the key while an earlier request may still arrive, whatever later ones are answered, and commits under it', async () => {
    enterAmount(7_000);
    const unconfirmed = (serverMessage: string) => ({ kind: 'unconfirmed', serverMessage });
    const lost = { exception: 'Maintenance until 6 PM.' };
    await fail('invest', { times: 1, response: { status: 503, body: JSON.stringify(lost) } });
    expect(await submit()).toEqual(unconfirmed('Maintenance until 6 PM.'));
    expect(log().read()).toMatchObject([{ serverMessage: 'Maintenance until 6 PM.' }]);
    const first = key();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    for (const status of [409, 403]) {
      const message = `Not now: ${status}.`;
      await fail('invest', { times: 1, status, message });
      expect(await submit()).toEqual(unconfirmed(message));
      expect(log().read()).toMatchObject([{ key: first, serverMessage: message }]);
    }
    expect(await submit()).toMatchObject({ kind: 'done' });
    expect(sentKey()).toBe(first);
    expect(await amounts()).toEqual([7_000]);
  });

  it('finds what this tab sent before a reload, and sends nothing', async () => {
    enterAmount(5_000, 'k');
    saveAttempt({ key: 'k', amount: 5_000 });
    await submitElsewhere(5_000);
    expect(await submit()).toMatchObject(found);
    expect(key()).toBeUndefined();
    expect(await amounts()).toEqual([5_000]);
  });

  it.each([
    ['while an unresolved attempt cannot be looked up', ['earlier'], { kind: 'unreadable' }],
    ['when the existing commitments cannot be loaded', [], { kind: 'refused', message }],
  ])('sends nothing %s', async (_, attempts, outcome) => {
    enterAmount(5_000);
    for (const earlier of attempts) saveAttempt({ key: earlier, amount: 5_000 });
    await fail('commitments', { status: 400, message });
    expect(await submit()).toMatchObject(outcome);
    await clearFaults();
    expect(await amounts()).toEqual([]);
  });

  it('sends another amount under a key of its own', async () => {
    enterAmount(7_000);
    await fail('invest', { times: 1, status: 503 });
    await submit();
    const first = key();
    enterAmount(8_000);
    expect(await submit()).toMatchObject({ kind: 'done', found: { commitmentAmount: 8_000 } });
    expect(sentKey()).not.toBe(first);
    // The request without a response may still arrive.
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
    const below = 'Entered amount must be at least 1,000.00.';
    expect(await submit()).toEqual({ kind: 'refused', message: below });
    expect(key()).toBeUndefined();
    expect(await amounts()).toEqual([]);
  });
});

describe('decision 30: a list that cannot be read completely', () => {
  // APIs may send the same UUID in either case.
  const ofUnknownAmount = (of: object = { campaignGuid: campaign.guid.toUpperCase() }) => ({
    guid: 'g-1',
    ...of,
    commitmentStatusCode: 'COM',
    commitmentAmount: '5.000,00',
  });
  const byCode = () => ofUnknownAmount({ campaignCode: campaign.campaignCode });

  it.each([
    ['sends nothing beside an unreadable row', () => ({}), 'refused'],
    ['sends nothing beside a row without a campaign', () => ({ guid: 'g-1' }), 'refused'],
    ['asks about a commitment of an unknown amount', ofUnknownAmount, 'duplicate'],
    ['asks about a commitment that names its campaign by its code', byCode, 'duplicate'],
  ])('%s', async (_, row, kind) => {
    enterAmount(5_000);
    await investor.answerWithRows('commitments', [row()]);
    expect(await submit()).toMatchObject({ kind });
    await clearFaults();
    expect(await amounts()).toEqual([]);
  });

  it.each([
    ['a row is unreadable', () => ({})],
    ['a new commitment has an unknown amount', ofUnknownAmount],
  ])('does not show where a lost response led, if %s', async (_, row) => {
    enterAmount(5_000);
    saveAttempt({ key: 'earlier', amount: 5_000 });
    await investor.answerWithRows('commitments', [row()]);
    expect(await submit()).toMatchObject({ kind: 'unreadable' });
    expect(key()).toBe('earlier');
  });
});

describe('readings R10: one decision, one commitment', () => {
  it('asks first when a commitment of the same amount stands', async () => {
    enterAmount(5_000);
    await submit();
    enterAmount(5_000);
    const outcome = await submit();
    expect(outcome).toMatchObject({ kind: 'duplicate', commitment: { commitmentAmount: 5_000 } });
    expect(await amounts()).toEqual([5_000]);

    if (outcome.kind !== 'duplicate') throw new Error(outcome.kind);
    const confirmedDuplicates = [outcome.commitment.guid];
    expect(await submit({ confirmedDuplicates })).toMatchObject({ kind: 'done' });
    expect(await amounts()).toEqual([5_000, 5_000]);
    // The investor confirmed only one more commitment.
    enterAmount(5_000);
    expect(await submit({ confirmedDuplicates })).toMatchObject({ kind: 'duplicate' });
  });

  it('does not ask about another amount or a cancelled commitment', async () => {
    enterAmount(5_000);
    const first = await submit();
    enterAmount(6_000);
    expect(await submit()).toMatchObject({ kind: 'done' });
    if (first.kind !== 'done' || !first.found) throw new Error(first.kind);
    await control(`commitments/${first.found.guid}/settle`);
    await updateCommitmentStatus(first.found.guid, 'CAN');
    enterAmount(5_000);
    expect(await submit()).toMatchObject({ kind: 'done' });
  });

  it('tells a new tab of an unresolved attempt before sending anything', async () => {
    enterAmount(5_000);
    await fail('invest', { times: 1, status: 503 });
    await submit();
    const first = key();
    enterAmount(5_000);
    const unresolved = { kind: 'unresolved', attempt: { key: first } };
    expect(await submit({ notified: [] })).toMatchObject(unresolved);
    expect(await amounts()).toEqual([]);
    // Once the investor knows of the attempt, the same decision is sent under the same key.
    expect(await submit()).toMatchObject({ kind: 'done' });
    expect(await amounts()).toEqual([5_000]);
  });
});
