import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import type { Centavos } from '@investor-portal/shared/rules/money';
import type { Attempt } from './attempts';
import { blockerAfterLookup, blockerAfterSubmit } from './submit-blocker';

const amount = 5_000_00 as Centavos;
const commitment = { guid: 'c' } as Commitment;
const attempt = (key: string, of: number = amount): Attempt => ({
  key,
  amount: of as Centavos,
  known: [],
  sentAt: 0,
});
const message = 'Down for a moment.';
const answered = { ...attempt('k'), serverMessage: message };
const unconfirmed = { kind: 'unconfirmed', keys: ['k'], sameAmount: true };
const duplicate = { kind: 'duplicate', commitment } as const;

describe('what stands in the way of a commitment (MACHINE.md)', () => {
  type Outcome = Parameters<typeof blockerAfterSubmit>[0];
  it.each<[string, Outcome, Attempt[], unknown]>([
    ['the payment', { kind: 'unavailable-payment' }, [], { kind: 'unavailable-payment' }],
    ['a change', { kind: 'changed' }, [], { kind: 'changed' }],
    ['a duplicate', duplicate, [], duplicate],
    ['a refusal', { kind: 'refused', message }, [], { kind: 'refused', message }],
    [
      'a refusal after a lost response, as unknown',
      { kind: 'refused', message },
      [attempt('k')],
      { ...unconfirmed, refusal: message },
    ],
    [
      'a change after a lost response, as unknown',
      { kind: 'changed' },
      [attempt('k')],
      { ...unconfirmed, refusal: 'the campaign has just changed.' },
    ],
    [
      'a payment option that cannot be used after a lost response, as unknown',
      { kind: 'unavailable-payment' },
      [attempt('k')],
      { ...unconfirmed, refusal: 'Unavailable Selected Payment' },
    ],
    [
      'an unknown outcome, of the attempts of its own amount',
      { kind: 'unconfirmed' },
      [attempt('k'), attempt('other', 1)],
      unconfirmed,
    ],
    [
      'an outcome that cannot be looked up',
      { kind: 'unreadable' },
      [attempt('k')],
      { kind: 'unreadable' },
    ],
    [
      'an earlier attempt of another amount',
      { kind: 'unresolved', attempt: attempt('k', 1) },
      [attempt('k', 1)],
      { ...unconfirmed, sameAmount: false },
    ],
  ])('after Submit is %s', (_, outcome, unresolved, blocker) =>
    expect(blockerAfterSubmit(outcome, unresolved, amount)).toEqual(blocker),
  );

  it.each<[string, Commitment[] | null, Attempt[], boolean, unknown]>([
    ['an attempt that is not found', [], [attempt('k')], false, unconfirmed],
    [
      'two attempts, of which Submit sends the earlier one again',
      [],
      [attempt('k'), attempt('other', 1)],
      false,
      { ...unconfirmed, keys: ['k', 'other'] },
    ],
    [
      'one that the investor asked for, after which they may submit',
      [],
      [answered],
      true,
      { ...unconfirmed, checked: true, serverMessage: message },
    ],
    [
      'commitments that cannot be loaded, with what the server said before',
      null,
      [answered],
      true,
      { kind: 'unreadable', serverMessage: message },
    ],
    [
      'the commitment of another tab',
      [commitment],
      [],
      false,
      { kind: 'committed-earlier', commitment },
    ],
    ['nothing once no attempt is left', [], [], false, null],
  ])('after a lookup is %s', (_, others, unresolved, pressed, blocker) =>
    expect(blockerAfterLookup({ others, unresolved, amount, pressed })).toEqual(blocker),
  );
});
