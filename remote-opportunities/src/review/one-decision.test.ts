/** @jest-environment jest-fixed-jsdom */
import fc from 'fast-check';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { recordFacts } from '@investor-portal/shared/testing/record-facts';
import { messagesArrived } from '@investor-portal/shared/testing/window-messages';
import { fetchUserDetails } from '@investor-portal/shared/partner-api/contract/partner';
import { toCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import type { UserDetails } from '@investor-portal/shared/session/session';
import {
  createCampaign,
  signIn,
  type SignedInInvestor,
} from '@investor-portal/shared/testing/sandbox';
import { termsOf } from '../offering/terms';
import { attemptLog, fetchAllCommitments, resolveAttempts, type AttemptLog } from './attempts';
import { submitCommitment, commitmentPayload, type SubmitOutcome } from './submit-commitment';
import { hurryLookups } from './testing/submission';

hurryLookups();

const amount = toCentavos(1_000) as Centavos;

const presses = [
  'press-and-close',
  'press-in-two-tabs',
  'reload',
  'new-tab',
  'other-tab',
  'confirm',
];
const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant('press') },
  fc.constantFrom(...presses),
  fc.constantFrom('lose-response', 'hollow-response', 'slow-response', 'fail-before-work'),
);

interface Setting {
  investor: SignedInInvestor;
  user: UserDetails;
  campaign: Campaign;
}

/** A tab of the browser. Tabs share only the log. A closed tab neither writes nor shows anything. */
function openTab(
  { investor, user, campaign }: Setting,
  exclusive: <T>(work: () => Promise<T>) => Promise<T>,
) {
  let closed = false;
  let sentKey: string | null = null;
  let asked: string | undefined;
  let notified: string[] = [];
  let confirmedDuplicates: string[] = [];
  const shared = attemptLog(investor.externalReferenceCode, campaign.guid);
  const log: AttemptLog = {
    read: shared.read,
    save: (attempt) => void (closed || shared.save(attempt)),
    remove: (key) => void (closed || shared.remove(key)),
    settle: (...attempt) => void (closed || shared.settle(...attempt)),
  };

  function show(outcome: SubmitOutcome) {
    if (closed) return;
    if (outcome.kind === 'duplicate') asked = outcome.commitment.guid;
    if (outcome.kind === 'unresolved') notified.push(outcome.attempt.key);
    if (outcome.kind === 'unconfirmed' || outcome.kind === 'unreadable')
      for (const { key } of log.read()) notified.push(key);
    if (outcome.kind === 'done') sentKey = null;
  }

  async function press(onSent = () => {}) {
    const draft = {
      investor: investor.externalReferenceCode,
      campaignGuid: campaign.guid,
      amount,
      terms: termsOf(campaign),
      sentKey,
    };
    const payload = commitmentPayload(campaign, user, amount);
    const onSending = (key: string) => {
      if (!closed) sentKey = key;
      onSent();
    };
    const told = { notified, confirmedDuplicates };
    show(await submitCommitment({ draft, campaign, payload, log, ...told, onSending }));
  }

  return {
    press: () => exclusive(() => press()),
    /** Closes the tab before the response arrives. The request continues, and the tab's lock is released. */
    pressAndClose: async () => {
      let running = Promise.resolve();
      const sent = new Promise<void>((resolve) => (running = press(resolve)));
      // A tab that is closed before sending would send nothing. This wait makes sure that the request is sent on a busy
      // machine.
      await Promise.race([sent, running]);
      await new Promise((resolve) => setTimeout(resolve, 60));
      closed = true;
      return { running };
    },
    reload: () =>
      exclusive(async () => {
        [notified, confirmedDuplicates, asked] = [[], [], undefined];
        const commitments = await fetchAllCommitments(investor.accountId, campaign).catch(
          () => undefined,
        );
        if (!commitments) return;
        const { own, unresolved } = resolveAttempts(log, sentKey, campaign.guid, commitments);
        if (own) sentKey = null;
        for (const { key } of unresolved) notified.push(key);
      }),
    confirm: () => {
      if (asked === undefined) return false;
      confirmedDuplicates.push(asked);
      asked = undefined;
      return true;
    },
  };
}

/** Plays the steps. Returns the commitments, the commitments that the platform was told of, and the number of decisions. */
async function play(steps: string[]) {
  localStorage.clear();
  const investor = await signIn();
  const user = await fetchUserDetails(investor.externalReferenceCode);
  const campaign = await createCampaign({ minAmountPerInvestor: 1_000, maxAmountPerInvestor: 0 });
  const facts = recordFacts();
  const setting = { investor, user, campaign };
  const fault = (options: object) => investor.fail('invest', { times: 1, ...options });

  let turn: Promise<unknown> = Promise.resolve();
  const exclusive = <T>(work: () => Promise<T>): Promise<T> => {
    const run = turn.then(work);
    turn = run.catch(() => undefined);
    return run;
  };
  let tabs = [openTab(setting, exclusive)];
  let decided = 0;
  const orphaned: Promise<unknown>[] = [];
  const current = () => tabs[0] ?? openTab(setting, exclusive);
  const press = async () => {
    decided = Math.max(decided, 1);
    await current().press();
  };

  for (const each of steps) {
    if (each === 'press') await press();
    if (each === 'press-in-two-tabs') {
      decided = Math.max(decided, 1);
      await Promise.all([current().press(), (tabs[1] ?? current()).press()]);
    }
    if (each === 'confirm' && current().confirm()) {
      decided += 1;
      await press();
    }
    if (each === 'reload') await current().reload();
    if (each === 'other-tab') tabs = [...tabs.slice(1), ...tabs.slice(0, 1)];
    if (each === 'new-tab') {
      tabs = [openTab(setting, exclusive), ...tabs];
      await current().reload();
    }
    if (each === 'press-and-close') {
      decided = Math.max(decided, 1);
      const { running } = await exclusive(() => current().pressAndClose());
      orphaned.push(running);
      tabs = [openTab(setting, exclusive), ...tabs.slice(1)];
      await current().reload();
    }
    if (each === 'lose-response') await fault({ loseResponse: true });
    if (each === 'hollow-response') await fault({ response: { body: '{}' }, afterWork: true });
    if (each === 'slow-response') await fault({ delayMs: 150 });
    if (each === 'fail-before-work') await fault({ status: 503 });
  }
  await Promise.all(orphaned);
  await new Promise((resolve) => setTimeout(resolve, 200));
  // The next tab that opens the review finds the lost commitments.
  await openTab(setting, exclusive).reload();
  facts.restore();
  await messagesArrived();
  const commitments = await fetchAllCommitments(investor.accountId, campaign);
  const told = facts.told.flatMap(({ action, value }) =>
    action === 'portal:commitment-submitted' ? [value.guid] : [],
  );
  return { made: commitments.map(({ guid }) => guid).sort(), told: told.sort(), decided };
}

describe('readings R10: one decision, whatever happens to tabs and responses', () => {
  it('never makes more commitments than the investor has decided on, and tells the platform once of each', async () => {
    const steps = fc.array(step, { minLength: 3, maxLength: 9 });
    await fc.assert(
      fc.asyncProperty(steps, async (each) => {
        const { made, told, decided } = await play(each);
        expect(made.length).toBeLessThanOrEqual(decided);
        expect(told).toEqual(made);
      }),
      { numRuns: 12, endOnFailure: true },
    );
  }, 180_000);

  it('commits twice when the investor confirms a second one', async () => {
    const { made, told } = await play(['press', 'new-tab', 'press', 'confirm']);
    expect(made).toHaveLength(2);
    expect(told).toEqual(made);
  });
});
