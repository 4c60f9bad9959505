/** @jest-environment jest-fixed-jsdom */
import { updateCommitmentStatus } from '@investor-portal/shared/partner-api/commitments';
import { control } from '@investor-portal/shared/testing/sandbox';
import { amounts, enterAmount, fail, key, setUpSubmissions, submit } from './testing/submission';

setUpSubmissions();

const respond = (body: unknown, more: object = {}) =>
  fail('invest', {
    times: 1,
    response: { body: typeof body === 'string' ? body : JSON.stringify(body) },
    ...more,
  });

describe('readings W16: a 2xx response that does not say what happened', () => {
  // shared/src/partner-api/write-response.test.ts covers every such body.
  it.each([{}, '<html>Welcome</html>'])('keeps the attempt and its key after %j', async (body) => {
    enterAmount(5_000);
    await respond(body);
    expect(await submit()).toMatchObject({ kind: 'unknown', checked: true });
    expect(key()).toMatch(/^[0-9a-f]{32}$/);
    expect(await amounts()).toEqual([]);
  });

  it('succeeds when the commitment is found', async () => {
    enterAmount(5_000);
    await respond({}, { afterWork: true });
    expect(await submit()).toMatchObject({ kind: 'committed', message: null, amount: 5_000_00 });
    expect(key()).toBeUndefined();
  });

  it('shows the server’s message when the response reports a failure', async () => {
    enterAmount(5_000);
    const message = 'Your wallet balance is not enough.';
    await respond({ errorDetails: [{ message }] });
    expect(await submit()).toEqual({ kind: 'refused', message });
    expect(key()).toBeUndefined();
  });

  it('trusts the list of commitments over a reported failure', async () => {
    enterAmount(5_000);
    await respond({ exception: 'MailNotSentException' }, { afterWork: true });
    expect(await submit()).toMatchObject({ kind: 'committed' });
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
    const acknowledged = new Set([outcome.commitment.guid]);
    expect(await submit({ acknowledged })).toMatchObject({ kind: 'committed' });
    expect(await amounts()).toEqual([5_000, 5_000]);
    // The investor confirmed one more commitment, not any number.
    enterAmount(5_000);
    expect(await submit({ acknowledged })).toMatchObject({ kind: 'duplicate' });
  });

  it('does not ask about another amount or a cancelled commitment', async () => {
    enterAmount(5_000);
    const first = await submit();
    enterAmount(6_000);
    expect(await submit()).toMatchObject({ kind: 'committed' });
    if (first.kind !== 'committed' || !first.commitment) throw new Error(first.kind);
    await control(`commitments/${first.commitment.guid}/settle`);
    await updateCommitmentStatus(first.commitment.guid, 'CAN');
    enterAmount(5_000);
    expect(await submit()).toMatchObject({ kind: 'committed' });
  });

  it('tells a new tab of an unresolved attempt before sending anything', async () => {
    enterAmount(5_000);
    await fail('invest', { times: 1, status: 503 });
    await submit();
    const first = key();
    enterAmount(5_000);
    expect(await submit({ notified: new Set() })).toMatchObject({
      kind: 'unresolved',
      attempt: { key: first },
    });
    expect(await amounts()).toEqual([]);
    // Once the investor knows, the same decision is sent under the same key.
    expect(await submit()).toMatchObject({ kind: 'committed' });
    expect(await amounts()).toEqual([5_000]);
  });

  it('asks a new tab about a commitment whose response was lost', async () => {
    enterAmount(5_000);
    await fail('invest', { times: 1, loseResponse: true });
    await fail('commitments', { after: 1, times: 3, status: 400 });
    expect(await submit()).toMatchObject({ kind: 'unknown' });
    enterAmount(5_000);
    expect(await submit()).toMatchObject({ kind: 'duplicate' });
    expect(await amounts()).toEqual([5_000]);
  });
});
