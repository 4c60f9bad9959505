import { configure, sandboxRules } from '../testing/configure';
import type { Deadline } from './deadline';
import {
  afterCancelling,
  calendarTexts,
  cameBack,
  cancellationItem,
  cancellationSentence,
  daysLeftText,
  deadlineTitle,
  fewerSharesReason,
  openingSentence,
  oversubscriptionSentences,
  reconfirmReason,
  reconfirmTask,
  restLabel,
  restSentence,
  unlessReconfirmed,
  unreconfirmed,
} from './words';

beforeEach(() => configure());

const campaign = {
  offeredPeriodStartDate: '2026-10-01T00:00:00Z',
  offeredPeriodEndDate: '2026-11-30T16:00:00Z',
  statusCode: 'APP',
};
const at = (iso: string) => Date.parse(iso);

it.each<[now: string, text: string, change?: object]>([
  ['2026-11-20T16:00:00Z', '10 days left'],
  ['2026-11-20T16:00:01Z', '9 days left'],
  ['2026-11-29T16:00:00Z', '1 day left'],
  ['2026-11-29T16:00:01Z', '23 hours left'],
  ['2026-11-30T15:00:00Z', '1 hour left'],
  ['2026-11-30T15:00:01Z', '59 minutes left'],
  ['2026-11-30T15:59:01Z', 'Less than a minute left'],
  ['2026-11-30T16:00:00Z', 'Ended'],
  ['2026-09-13T23:00:00Z', 'Opens in 17 days'],
  ['2026-09-30T19:00:00Z', 'Opens in 5 hours'],
  ['2026-09-30T23:59:30Z', 'Opens in less than a minute'],
  ['2026-11-30T16:00:00Z', '--', { offeredPeriodEndDate: '' }],
])('§4 at %s a card shows the days left as %s', (now, text, change = {}) => {
  expect(daysLeftText({ ...campaign, ...change }, at(now))).toBe(text);
});

const end = campaign.offeredPeriodEndDate;
const open = { offeredPeriodEndDate: end, isInvestmentActionAllowed: true };
const refused = { ...open, isInvestmentActionAllowed: false };
const undated = { ...open, offeredPeriodEndDate: '' };
const until = at('2026-11-28T16:00:00Z');

const tooLate =
  'This offering closes soon, so you cannot cancel a commitment you make now. Cancellation closed on 2026-11-29, 00:00 PHT.';

it.each([
  [
    'until its deadline',
    open,
    until - 1,
    'You can cancel your commitment until 2026-11-29, 00:00 PHT.',
  ],
  ['from its deadline on', open, until, tooLate],
  ['once the offering has ended', open, at(end), ''],
  ['that the API does not allow (readings R3)', refused, until - 1, ''],
  ['without an end date', undated, until, ''],
])('§9 a new commitment says about cancelling %s', (_, terms, now, text) => {
  expect(cancellationSentence(terms, now)).toBe(text);
});

it.each([
  [until, until - 1, 'Can be cancelled until', '2026-11-29, 00:00 PHT'],
  [until, until, 'Cancellation closed', '2026-11-29, 00:00 PHT'],
  [null, until, 'Can be cancelled until', '--'],
])('§9 a deadline to cancel of %p has at %p the label %p', (deadline, now, label, value) => {
  expect(cancellationItem(deadline, now)).toEqual({ label, value });
});

const deadline = (
  kind: Deadline['kind'],
  subject: Partial<Deadline['subject']> = {},
): Deadline => ({
  kind,
  at: until,
  shown: until,
  subject: { guid: 'c', code: 'CMT-1', issuer: 'Kape Co.', amount: 'PHP 5.00', ...subject },
  to: '/',
});
const unnamed = { code: '', issuer: 'Unnamed issuer', amount: '' };
const moves = 'The issuer may change this date. The portal shows the current one.';

/** Each sentence, where the configuration says nothing of the platform, and where it has the sandbox's rules. */
it.each<[write: () => unknown, without: unknown, withRules?: unknown]>([
  [
    () => openingSentence(campaign, at('2026-09-30T19:00:00Z')),
    'Opens in 5 hours, on 2026-10-01, 08:00 PHT.',
  ],
  [() => deadlineTitle(deadline('reconfirm'), 0), 'Last moment to reconfirm'],
  [() => deadlineTitle(deadline('closes'), 0), 'Campaign closes'],
  [() => deadlineTitle(deadline('opens'), until - 18_000_000), 'Opens in 5 hours'],
  [
    () => reconfirmTask(deadline('reconfirm')),
    'Reconfirm your commitment to Kape Co. by 2026-11-29, 00:00 PHT',
  ],
  [
    () => reconfirmTask({ ...deadline('reconfirm', unnamed), shown: '' }),
    'Reconfirm your commitment to Unnamed issuer',
  ],
  [
    () => reconfirmReason(deadline('reconfirm')),
    'The campaign’s terms have changed. CMT-1 of PHP 5.00 waits for you to reconfirm it.',
    'The campaign’s terms have changed. If you don’t reconfirm, CMT-1 of PHP 5.00 will be cancelled.',
  ],
  [
    () => unlessReconfirmed('the commitment', { by: ' by then', refund: 'PHP 5.00' }),
    'The commitment waits for you to reconfirm it.',
    'If you don’t reconfirm by then, the commitment will be cancelled and PHP 5.00 will go back to your wallet.',
  ],
  [
    () => unreconfirmed('PHP 5.00'),
    'Ask the platform what happens to the commitment.',
    'The commitment is being cancelled and PHP 5.00 will go back to your wallet.',
  ],
  [
    () => calendarTexts(deadline('cancel')),
    {
      title: 'Last moment to cancel your commitment to Kape Co.',
      description: `You can cancel CMT-1 until 2026-11-29, 00:00 PHT.\n${moves}`,
    },
  ],
  [
    () => calendarTexts({ ...deadline('reconfirm'), shown: '2026-11-28' }).description,
    `You can reconfirm CMT-1 until 2026-11-28.\n${moves}`,
    `If you don’t reconfirm CMT-1 by 2026-11-28, it will be cancelled.\n${moves}`,
  ],
  [() => calendarTexts(deadline('reconfirm')).title, 'Reconfirm your commitment to Kape Co.'],
  [afterCancelling, 'is no longer committed', 'goes back to your wallet'],
  [cameBack, 'was paid back to you', 'went back to your wallet'],
  [
    () => oversubscriptionSentences(null).join(' '),
    'If investors want more shares than are on offer, you may get fewer than you asked for.',
    'If investors want more shares than are on offer, each gets the same part. The rest of your money goes back to your wallet.',
  ],
  [
    () => oversubscriptionSentences({ wanted: 50, given: 20 }).join(' '),
    'This amount is more than is left of the offering, so you get at most 50 shares.',
    'This amount is more than is left of the offering, so you get at most 50 shares; about 20 as things stand. The rest of your money goes back to your wallet.',
  ],
  [
    fewerSharesReason,
    '',
    ' When investors ask for more shares than are on offer, each gets the same part of them, in whole shares.',
  ],
  [
    () => restSentence('PHP 0.10'),
    'PHP 0.10 is less than one share. You pay it too.',
    'PHP 0.10 is less than one share. You pay it too, and it goes back to your wallet when the campaign closes.',
  ],
  [() => restLabel(false), 'Less than one share', 'Goes back when the campaign closes'],
])('%s', (write, without, withRules = without) => {
  expect(write()).toEqual(without);
  configure({ platformRules: sandboxRules });
  expect(write()).toEqual(withRules);
});
