import fc from 'fast-check';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { fetchUserDetails } from '@investor-portal/shared/partner-api/partner';
import { toCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import type { UserDetails } from '@investor-portal/shared/session/session';
import {
  control,
  createCampaign,
  createInvestor,
  useSandboxSession as signIn,
  type SandboxInvestor,
} from '@investor-portal/shared/testing/sandbox';
import { termsOf } from '../invest/terms';
import { attemptLog, type AttemptLog } from './attempts';
import { commit, type Outcome } from './commit';
import { newestCommitments } from './look-up';
import { newCommitment } from './new-commitment';
import { reconcile } from './reconcile';

const amount = toCentavos(1_000) as Centavos;

/** What an investor, the network or the server may do next. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant('press' as const) },
  fc.constantFrom(
    'press-and-close',
    'press-in-two-tabs',
    'reload',
    'new-tab',
    'other-tab',
    'confirm',
  ),
  fc.constantFrom('lose-response', 'hollow-response', 'slow-response', 'fail-before-work'),
);

interface Setting {
  investor: SandboxInvestor;
  user: UserDetails;
  campaign: Campaign;
}

/** One tab of the browser: the log is everybody's, the rest its own. A closed one writes and shows nothing more. */
function openTab(
  { investor, user, campaign }: Setting,
  exclusive: <T>(work: () => Promise<T>) => Promise<T>,
) {
  let closed = false;
  let sentKey: string | null = null;
  let asked: string | undefined;
  let told = new Set<string>();
  let acknowledged = new Set<string>();
  const shared = attemptLog(investor.externalReferenceCode, campaign.guid);
  const log: AttemptLog = {
    read: shared.read,
    keep: (attempt) => void (closed || shared.keep(attempt)),
    forget: (key) => void (closed || shared.forget(key)),
  };

  function show(outcome: Outcome) {
    if (closed) return;
    if (outcome.kind === 'duplicate') asked = outcome.commitment.guid;
    if (outcome.kind === 'unresolved') told.add(outcome.attempt.key);
    if (outcome.kind === 'unknown') for (const { key } of log.read()) told.add(key);
    if (outcome.kind === 'made') sentKey = null;
  }

  async function press() {
    const draft = {
      investor: investor.externalReferenceCode,
      campaignGuid: campaign.guid,
      amount,
      terms: termsOf(campaign),
      sentKey,
    };
    const payload = newCommitment(campaign, user, amount);
    const onSending = (key: string) => void (closed || (sentKey = key));
    show(await commit({ draft, payload, log, told, acknowledged, onSending }));
  }

  return {
    press: () => exclusive(press),
    /** The tab is gone while the response is awaited; what was sent runs on, and its turn ends. */
    pressAndClose: async () => {
      const running = press();
      await new Promise((resolve) => setTimeout(resolve, 60));
      closed = true;
      return { running };
    },
    /** As the review does when it opens. */
    reload: () =>
      exclusive(async () => {
        [told, acknowledged, asked] = [new Set(), new Set(), undefined];
        const newest = await newestCommitments(investor.accountId).catch(() => undefined);
        if (!newest) return;
        const { own, open } = reconcile(log, sentKey, campaign.guid, newest);
        if (own) sentKey = null;
        for (const { key } of open) told.add(key);
      }),
    /** 'Commit again', where the question is asked. @returns whether it was. */
    confirm: () => {
      if (asked === undefined) return false;
      acknowledged.add(asked);
      asked = undefined;
      return true;
    },
  };
}

/** Plays the steps. @returns how many commitments there are, and how many the investor has decided on. */
async function play(steps: string[]): Promise<{ made: number; decided: number }> {
  localStorage.clear();
  const investor = await createInvestor('Premium', { balance: 100_000 });
  await signIn(investor);
  const user = await fetchUserDetails(investor.externalReferenceCode);
  const campaign = await createCampaign({ minAmountPerInvestor: 1_000, maxAmountPerInvestor: 0 });
  const setting = { investor, user, campaign };
  const fault = (what: object) =>
    control('faults', {
      call: 'invest',
      externalReferenceCode: investor.externalReferenceCode,
      times: 1,
      ...what,
    });

  let turn: Promise<unknown> = Promise.resolve();
  const exclusive = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    return mine;
  };
  let tabs = [openTab(setting, exclusive)];
  let decided = 0;
  const leftRunning: Promise<unknown>[] = [];
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
      leftRunning.push(running);
      tabs = [openTab(setting, exclusive), ...tabs.slice(1)];
      await current().reload();
    }
    if (each === 'lose-response') await fault({ loseAnswer: true });
    if (each === 'hollow-response') await fault({ response: { body: '{}' }, afterWork: true });
    if (each === 'slow-response') await fault({ delayMs: 150 });
    if (each === 'fail-before-work') await fault({ status: 503 });
  }
  await Promise.all(leftRunning);
  await new Promise((resolve) => setTimeout(resolve, 200));
  return { made: (await newestCommitments(investor.accountId)).length, decided };
}

describe('readings R10: whatever happens to tabs and responses', () => {
  it('there are never more commitments than the investor has decided on', async () => {
    const steps = fc.array(step, { minLength: 3, maxLength: 9 });
    await fc.assert(
      fc.asyncProperty(steps, async (each) => {
        const { made, decided } = await play(each);
        expect(made).toBeLessThanOrEqual(decided);
      }),
      { numRuns: 12, endOnFailure: true },
    );
  }, 180_000);

  it.each<[string, string[], number]>([
    ['a closed tab', ['slow-response', 'press-and-close', 'press', 'press'], 1],
    ['two tabs, one press each', ['press', 'new-tab', 'press'], 1],
    ['a deliberate second one', ['press', 'new-tab', 'press', 'confirm'], 2],
    ['a lost response', ['lose-response', 'press', 'new-tab', 'press', 'press'], 1],
  ])('%s', async (_, steps, made) => {
    expect((await play(steps)).made).toBe(made);
  });
});
