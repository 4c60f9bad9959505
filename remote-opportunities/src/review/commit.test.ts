import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { updateCommitmentStatus } from '@investor-portal/shared/partner-api/commitments';
import { fetchUserDetails } from '@investor-portal/shared/partner-api/partner';
import { toCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import {
  control,
  createCampaign,
  createInvestor,
  useSandboxSession,
  type SandboxInvestor,
} from '@investor-portal/shared/testing/sandbox';
import { keepIntention, keepSentKey, readIntention, type Intention } from '../invest/intention';
import { termsOf } from '../invest/terms';
import { attemptLog } from './attempts';
import { commit, type Outcome, type Submission } from './commit';
import { newestCommitments } from './look-up';
import { newCommitment } from './new-commitment';

let investor: SandboxInvestor;
let campaign: Campaign;

beforeEach(async () => {
  investor = await createInvestor('Premium', { balance: 100_000 });
  await useSandboxSession(investor);
  campaign = await createCampaign({ minAmountPerInvestor: 1_000, maxAmountPerInvestor: 0 });
});

function intend(amount: number): Intention {
  const intention = {
    investor: investor.externalReferenceCode,
    campaignGuid: campaign.guid,
    amount: toCentavos(amount) as Centavos,
    terms: termsOf(campaign),
    sentKey: null,
  };
  keepIntention(intention);
  return intention;
}

const log = () => attemptLog(investor.externalReferenceCode, campaign.guid);

/** As the review does it: with the intention that is kept, after all that is unresolved has been told. */
async function submit(choices: Partial<Submission> = {}): Promise<Outcome> {
  const kept = readIntention(investor.externalReferenceCode, campaign.guid);
  if (!kept) throw new Error('No intention is kept.');
  const user = await fetchUserDetails(investor.externalReferenceCode);
  return commit({
    intention: kept,
    payload: newCommitment(campaign, user, kept.amount),
    log: log(),
    told: new Set(
      log()
        .read()
        .map((attempt) => attempt.key),
    ),
    acknowledged: new Set(),
    onSending: (sent) => keepSentKey(kept, sent),
    ...choices,
  });
}

const fail = (call: string, fault: object) =>
  control('faults', { call, externalReferenceCode: investor.externalReferenceCode, ...fault });
const amounts = async () =>
  (await newestCommitments(investor.accountId)).map((made) => made.commitmentAmount);
/** Of the attempt that is unresolved. */
const key = () => log().read().at(-1)?.key;
/** Of the attempt that was sent last, resolved or not. */
const sentKey = () => readIntention(investor.externalReferenceCode, campaign.guid)?.sentKey;

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
    keepIntention({ ...intend(5_000), sentKey: 'k' });
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
    const kept = readIntention(investor.externalReferenceCode, campaign.guid);
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

const respond = (body: unknown, more: object = {}) =>
  fail('invest', {
    times: 1,
    response: { body: typeof body === 'string' ? body : JSON.stringify(body) },
    ...more,
  });

describe('readings W16: a 2xx that does not say what happened', () => {
  it.each([{}, [], { message: null }, { success: false }, '', '<html>Welcome</html>'])(
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
