import { updateCommitmentStatus } from '@investor-portal/shared/partner-api/commitments';
import { control } from '@investor-portal/shared/testing/sandbox';
import { amounts, fail, freshSubmissions, intend, key, submit } from '../testing/submission';

freshSubmissions();

const respond = (body: unknown, more: object = {}) =>
  fail('invest', {
    times: 1,
    response: { body: typeof body === 'string' ? body : JSON.stringify(body) },
    ...more,
  });

describe('readings W16: a 2xx that does not say what happened', () => {
  // Every such body: shared/src/partner-api/write-response.test.ts.
  it.each([{}, '<html>Welcome</html>'])(
    '%j is no success: the attempt and its key are kept',
    async (body) => {
      intend(5_000);
      await respond(body);
      expect(await submit()).toMatchObject({ kind: 'unknown', looked: true });
      expect(key()).toMatch(/^[0-9a-f]{32}$/);
      expect(await amounts()).toEqual([]);
    },
  );

  it('is a success when the commitment is seen', async () => {
    intend(5_000);
    await respond({}, { afterWork: true });
    expect(await submit()).toMatchObject({ kind: 'made', message: null, amount: 5_000_00 });
    expect(key()).toBeUndefined();
  });

  it('reports a failure in the server’s words, whatever its status', async () => {
    intend(5_000);
    const message = 'Your wallet balance is not enough.';
    await respond({ errorDetails: [{ message }] });
    expect(await submit()).toEqual({ kind: 'refused', message });
    expect(key()).toBeUndefined();
  });

  it('believes the commitments more than a reported failure', async () => {
    intend(5_000);
    await respond({ exception: 'MailNotSentException' }, { afterWork: true });
    expect(await submit()).toMatchObject({ kind: 'made' });
  });
});

describe('readings R10: one decision, one commitment', () => {
  it('asks first when one of the same amount stands already', async () => {
    intend(5_000);
    await submit();
    intend(5_000);
    const asked = await submit();
    expect(asked).toMatchObject({ kind: 'duplicate', commitment: { commitmentAmount: 5_000 } });
    expect(await amounts()).toEqual([5_000]);

    if (asked.kind !== 'duplicate') throw new Error(asked.kind);
    const acknowledged = new Set([asked.commitment.guid]);
    expect(await submit({ acknowledged })).toMatchObject({ kind: 'made' });
    expect(await amounts()).toEqual([5_000, 5_000]);
    // The confirmation was for one more, not for any number.
    intend(5_000);
    expect(await submit({ acknowledged })).toMatchObject({ kind: 'duplicate' });
  });

  it('does not ask about another amount, or about one that is cancelled', async () => {
    intend(5_000);
    const first = await submit();
    intend(6_000);
    expect(await submit()).toMatchObject({ kind: 'made' });
    if (first.kind !== 'made' || !first.commitment) throw new Error(first.kind);
    await control(`commitments/${first.commitment.guid}/settle`);
    await updateCommitmentStatus(first.commitment.guid, 'CAN');
    intend(5_000);
    expect(await submit()).toMatchObject({ kind: 'made' });
  });

  it('tells a new tab of an attempt that is unresolved before anything is sent', async () => {
    intend(5_000);
    await fail('invest', { times: 1, status: 503 });
    await submit();
    const first = key();
    intend(5_000);
    expect(await submit({ told: new Set() })).toMatchObject({
      kind: 'unresolved',
      attempt: { key: first },
    });
    expect(await amounts()).toEqual([]);
    // Once told, the same decision goes out under the same key.
    expect(await submit()).toMatchObject({ kind: 'made' });
    expect(await amounts()).toEqual([5_000]);
  });

  it('asks a new tab about a commitment whose response no tab has seen', async () => {
    intend(5_000);
    await fail('invest', { times: 1, loseAnswer: true });
    await fail('commitments', { after: 1, times: 3, status: 400 });
    expect(await submit()).toMatchObject({ kind: 'unknown' });
    intend(5_000);
    expect(await submit()).toMatchObject({ kind: 'duplicate' });
    expect(await amounts()).toEqual([5_000]);
  });
});
