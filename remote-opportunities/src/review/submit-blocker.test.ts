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
const [own, other, answered] = [
  attempt('k'),
  attempt('other', 1),
  { ...attempt('k'), serverMessage: message },
];
const unconfirmed = { kind: 'unconfirmed', keys: ['k'], sameAmount: true };
const refused = { kind: 'refused', message } as const;
const changed = { kind: 'changed' } as const;
const payment = { kind: 'unavailable-payment' } as const;
const duplicate = { kind: 'duplicate', commitment } as const;
const unreadable = { kind: 'unreadable' } as const;
const unresolved = { kind: 'unresolved', attempt: other } as const;
const ofOther = { ...unconfirmed, keys: ['other'], sameAmount: false };
const because = (refusal: string) => ({ ...unconfirmed, refusal });

describe('what stands in the way of a commitment (MACHINE.md)', () => {
  type Outcome = Parameters<typeof blockerAfterSubmit>[0];
  it.each<[string, Outcome, Attempt[], unknown]>([
    ['the payment', payment, [], payment],
    ['a change', changed, [], changed],
    ['a duplicate', duplicate, [], duplicate],
    ['a refusal', refused, [], refused],
    ['unknown, although refused, after a lost response', refused, [own], because(message)],
    [
      'unknown, although the campaign changed, after a lost response',
      changed,
      [own],
      because('the campaign has just changed.'),
    ],
    [
      'unknown, although the payment cannot be used, after a lost response',
      payment,
      [own],
      because('Unavailable Selected Payment'),
    ],
    [
      'unknown, of the attempts of its own amount',
      { kind: 'unconfirmed' },
      [own, other],
      unconfirmed,
    ],
    ['an outcome that cannot be looked up', unreadable, [own], unreadable],
    ['an earlier attempt of another amount', unresolved, [other], ofOther],
  ])('after Submit is %s', (_, outcome, attempts, blocker) =>
    expect(blockerAfterSubmit(outcome, attempts, amount)).toEqual(blocker),
  );

  const bothKeys = { ...unconfirmed, keys: ['k', 'other'] };
  const checked = { ...unconfirmed, checked: true, serverMessage: message };
  it.each<[string, Commitment[] | null, Attempt[], boolean, unknown]>([
    ['an attempt that is not found', [], [own], false, unconfirmed],
    ['the attempts, of which Submit sends its own again', [], [own, other], false, bothKeys],
    ['one that the investor has checked and may submit', [], [answered], true, checked],
    ['unreadable', null, [answered], true, { ...unreadable, serverMessage: message }],
    ['that of another tab', [commitment], [], false, { kind: 'committed-earlier', commitment }],
    ['nothing once no attempt is left', [], [], false, null],
  ])('after a lookup is %s', (_, others, attempts, pressed, blocker) => {
    const lookup = { others, unresolved: attempts, amount, pressed };
    expect(blockerAfterLookup(lookup)).toEqual(blocker);
  });
});
