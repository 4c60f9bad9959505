/** @jest-environment jest-fixed-jsdom */
import fc from 'fast-check';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { recordFacts } from '@investor-portal/shared/testing/record-facts';
import { fetchUserDetails } from '@investor-portal/shared/partner-api/contract/partner';
import { toCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import type { UserDetails } from '@investor-portal/shared/session/session';
import {
  createCampaign,
  signIn,
  type SignedInInvestor,
} from '@investor-portal/shared/testing/sandbox';
import { attemptLog, fetchAllCommitments, resolveAttempts, type AttemptLog } from './attempts';
import { submitCommitment, commitmentPayload, type SubmitOutcome } from './submit-commitment';
import { draftOf, hurryLookups } from './testing/submission';

hurryLookups();

const amount = toCentavos(1_000) as Centavos;

const faults = {
  'lose-response': { loseResponse: true },
  'hollow-response': { response: { body: '{}' }, afterWork: true },
  'slow-response': { delayMs: 150 },
  'fail-before-work': { status: 503 },
};
const steps = ['press-and-close', 'press-in-two-tabs', 'reload', 'new-tab', 'other-tab', 'confirm'];
const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant('press') },
  fc.constantFrom(...steps),
  fc.constantFrom(...Object.keys(faults)),
);

interface Setting {
  investor: SignedInInvestor;
  user: UserDetails;
  campaign: Campaign;
  /** Stands for the lock that the tabs share. */
  exclusive: <T>(work: () => Promise<T>) => Promise<T>;
}

/** A tab of the browser. Tabs share only the log. A closed tab neither writes nor shows anything. */
function openTab({ investor, user, campaign, exclusive }: Setting) {
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
    const draft = draftOf(investor.externalReferenceCode, campaign, 1_000, sentKey);
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
        const reading = fetchAllCommitments(investor.accountId, campaign);
        const commitments = await reading.catch(() => undefined);
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
  const toldFacts = recordFacts();

  let turn: Promise<unknown> = Promise.resolve();
  const exclusive = <T>(work: () => Promise<T>): Promise<T> => {
    const run = turn.then(work);
    turn = run.catch(() => undefined);
    return run;
  };
  const open = () => openTab({ investor, user, campaign, exclusive });
  let tabs = [open()];
  let decided = 0;
  const orphaned: Promise<unknown>[] = [];
  const current = () => tabs[0] ?? open();
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
      tabs = [open(), ...tabs];
      await current().reload();
    }
    if (each === 'press-and-close') {
      decided = Math.max(decided, 1);
      const { running } = await exclusive(() => current().pressAndClose());
      orphaned.push(running);
      tabs = [open(), ...tabs.slice(1)];
      await current().reload();
    }
    const fault = Object.entries(faults).find(([name]) => name === each)?.[1];
    if (fault) await investor.fail('invest', { times: 1, ...fault });
  }
  await Promise.all(orphaned);
  await new Promise((resolve) => setTimeout(resolve, 200));
  // The next tab that opens the review finds the lost commitments.
  await open().reload();
  const commitments = await fetchAllCommitments(investor.accountId, campaign);
  const told = (await toldFacts()).flatMap(({ action, value }) =>
    action === 'portal:commitment-submitted' ? [value.guid] : [],
  );
  return { made: commitments.map(({ guid }) => guid).sort(), told: told.sort(), decided };
}

describe('readings R10: one decision, whatever happens to tabs and responses', () => {
  it('never makes more commitments than the investor has decided on, and tells the platform once of each', async () => {
    const played = fc.array(step, { minLength: 3, maxLength: 9 });
    const property = fc.asyncProperty(played, async (each) => {
      const { made, told, decided } = await play(each);
      expect(made.length).toBeLessThanOrEqual(decided);
      expect(told).toEqual(made);
    });
    await fc.assert(property, { numRuns: 12, endOnFailure: true });
  }, 180_000);

  it('commits twice when the investor confirms a second one', async () => {
    const { made, told } = await play(['press', 'new-tab', 'press', 'confirm']);
    expect(made).toHaveLength(2);
    expect(told).toEqual(made);
  });
});
