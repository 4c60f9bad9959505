import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import type { Centavos } from '@investor-portal/shared/rules/money';
import type { Attempt } from './attempts';
import {
  initialSubmitState,
  reduceSubmit,
  type SubmitEvent,
  type SubmitState,
} from './submit-state';

const amount = 5_000_00 as Centavos;
const commitment = { guid: 'c' } as Commitment;
const attempt = (key: string, of: number = amount): Attempt => ({
  key,
  amount: of as Centavos,
  known: [],
  sentAt: 0,
});
const message = 'Down for a moment.';

const submitted = (
  outcome: Extract<SubmitEvent, { type: 'submitted' }>['outcome'],
  unresolved: Attempt[] = [],
): SubmitEvent => ({ type: 'submitted', outcome, unresolved, amount });
const lookedUp = (others: Commitment[], unresolved: Attempt[], pressed = false): SubmitEvent => ({
  type: 'looked-up',
  pressed,
  others,
  unresolved,
  amount,
});
const after = (...events: SubmitEvent[]): SubmitState =>
  events.reduce(reduceSubmit, initialSubmitState);

const started: SubmitEvent = { type: 'started' };
const ended: SubmitEvent = { type: 'ended' };
const answered = { ...attempt('k'), answer: message };
const duplicate = submitted({ kind: 'duplicate', commitment });
const yes: SubmitEvent = { type: 'answered', again: true };
const no: SubmitEvent = { type: 'answered', again: false };

describe('the states of a submission (MACHINE.md)', () => {
  it.each<[string, SubmitEvent[], SubmitState['step']]>([
    ['is under way once it has started', [started], { kind: 'submitting' }],
    ['is over when it ends without a word', [started, ended], { kind: 'reviewing' }],
    [
      'is over when it has committed',
      [started, submitted({ kind: 'done', message, found: null, known: [] }), ended],
      { kind: 'reviewing' },
    ],
    ['asks about a duplicate', [started, duplicate, ended], { kind: 'asking', commitment }],
    ['asks no more once answered', [duplicate, no], { kind: 'reviewing' }],
    ['ignores an answer that nobody asked for', [started, yes], { kind: 'submitting' }],
  ])('%s', (_, events, step) => expect(after(...events).step).toEqual(step));

  it.each<[string, SubmitEvent, unknown]>([
    ['the payment', submitted({ kind: 'unavailable-payment' }), { kind: 'unavailable-payment' }],
    ['a change', submitted({ kind: 'changed' }), { kind: 'changed' }],
    ['a refusal', submitted({ kind: 'refused', message }), { kind: 'refused', message }],
    [
      'a refusal after a lost response, as unknown',
      submitted({ kind: 'refused', message }, [attempt('k')]),
      { kind: 'unconfirmed', sameAmount: true, refusal: message },
    ],
    [
      'an unknown outcome',
      submitted({ kind: 'unconfirmed' }, [attempt('k')]),
      { kind: 'unconfirmed', sameAmount: true },
    ],
    [
      'an outcome that cannot be looked up',
      submitted({ kind: 'unreadable' }, [attempt('k')]),
      { kind: 'unreadable' },
    ],
    [
      'an earlier attempt of another amount',
      submitted({ kind: 'unresolved', attempt: attempt('k', 1) }),
      { kind: 'unconfirmed', sameAmount: false },
    ],
    [
      'a lookup that finds nothing',
      lookedUp([], [attempt('k')]),
      { kind: 'unconfirmed', sameAmount: true },
    ],
    [
      'a lookup that the investor asked for, after which they may submit',
      lookedUp([], [attempt('k')], true),
      { kind: 'unconfirmed', sameAmount: true, checked: true },
    ],
    [
      'a lookup that fails',
      { type: 'looked-up', pressed: true, others: null, unresolved: [], amount },
      { kind: 'unreadable' },
    ],
    [
      'a lookup that fails, with what the server said before',
      { type: 'looked-up', pressed: true, others: null, unresolved: [answered], amount },
      { kind: 'unreadable', answer: message },
    ],
    [
      'a lookup that finds nothing, with what the server said before',
      lookedUp([], [answered], true),
      { kind: 'unconfirmed', sameAmount: true, checked: true, answer: message },
    ],
    [
      'the commitment of another tab',
      lookedUp([commitment], []),
      { kind: 'committed-earlier', commitment },
    ],
  ])('tells of %s until the next start', (_, event, blocker) => {
    expect(after(started, event, ended).step).toEqual({ kind: 'blocked', blocker });
    expect(after(started, event, ended, started).step).toEqual({ kind: 'submitting' });
  });

  it('remembers which attempts it has told of, and which commitments were confirmed', () => {
    const other = attempt('other', 1);
    const told = after(lookedUp([], [attempt('a'), other]), started, duplicate, yes);
    expect(told).toMatchObject({ notified: ['a', 'other'], acknowledged: ['c'] });
    // After its own unknown outcome it speaks of the attempts of its amount only.
    const own = after(submitted({ kind: 'unconfirmed' }, [attempt('a'), other]));
    expect(own.notified).toEqual(['a']);
    expect(after(duplicate, no).acknowledged).toEqual([]);
  });
});
