import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { fetchUserDetails } from '@investor-portal/shared/partner-api/partner';
import { toCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import {
  control,
  createCampaign,
  createInvestor,
  useSandboxSession,
  type SandboxInvestor,
} from '@investor-portal/shared/testing/sandbox';
import { keepIntention, readIntention, type Intention } from '../invest/intention';
import { termsOf } from '../invest/terms';
import { commit, type Outcome } from './commit';
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
    attempt: null,
  };
  keepIntention(intention);
  return intention;
}

/** As the review does it: with the intention that is kept. */
async function submit(): Promise<Outcome> {
  const kept = readIntention(investor.externalReferenceCode, campaign.guid);
  if (!kept) throw new Error('No intention is kept.');
  const user = await fetchUserDetails(investor.externalReferenceCode);
  return commit(kept, newCommitment(campaign, user, kept.amount));
}

const fail = (call: string, fault: object) =>
  control('faults', { call, externalReferenceCode: investor.externalReferenceCode, ...fault });
const amounts = async () =>
  (await newestCommitments(investor.accountId)).map((made) => made.commitmentAmount);
const key = () => readIntention(investor.externalReferenceCode, campaign.guid)?.attempt?.key;

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

  it('sends nothing more when an open attempt has left a commitment', async () => {
    intend(5_000);
    await fail('invest', { times: 1, loseAnswer: true });
    await submit();
    // As after a reload: the page that would have forgotten the intention is gone.
    expect(await submit()).toMatchObject({ kind: 'made', message: null });
    expect(await amounts()).toEqual([5_000]);
  });

  it('sends nothing while an open attempt cannot be looked up', async () => {
    const attempt = { key: 'earlier', amount: 5_000_00 as Centavos, known: [] };
    keepIntention({ ...intend(5_000), attempt });
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
    expect(key()).toBe(first);
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
    const kept = readIntention(investor.externalReferenceCode, campaign.guid);
    keepIntention({ ...intend(8_000), attempt: kept?.attempt ?? null });
    expect(await submit()).toMatchObject({ kind: 'made', amount: 8_000_00 });
    expect(key()).not.toBe(first);
    expect(await amounts()).toEqual([8_000]);
  });

  it('sees what was sent after the screen had read the intention', async () => {
    const shown = intend(6_000);
    await fail('invest', { times: 1, loseAnswer: true });
    await submit();
    const user = await fetchUserDetails(investor.externalReferenceCode);
    const again = await commit(shown, newCommitment(campaign, user, shown.amount));
    expect(again).toMatchObject({ kind: 'made', message: null });
    expect(await amounts()).toEqual([6_000]);
  });

  it('leaves an amount alone that was entered while it ran', async () => {
    const shown = intend(6_000);
    const user = await fetchUserDetails(investor.externalReferenceCode);
    const running = commit(shown, newCommitment(campaign, user, shown.amount));
    intend(9_000);
    await running;
    expect(readIntention(investor.externalReferenceCode, campaign.guid)).toMatchObject({
      amount: 9_000_00,
      attempt: { amount: 6_000_00 },
    });
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
