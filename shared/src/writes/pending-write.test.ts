import { reduceWrite, type PendingWrite, type WriteEvent } from './pending-write';
import type { WriteFailure } from './settle-write';

type Write = PendingWrite<string, WriteFailure>;
type Event = WriteEvent<string, WriteFailure>;

const reduce: (write: Write, event: Event) => Write = reduceWrite;
const idle: Write = { kind: 'idle', earlierUnknown: false };
const after = (...events: Event[]) => events.reduce<Write>(reduce, idle);

const sent: Event = { type: 'sent', input: 'a' };
const checked: Event = { type: 'check-started', input: 'a', pressed: true };
const recovering: Event = { ...checked, pressed: false };
const done: Event = { type: 'done' };
const ended: Event = { type: 'ended' };
const dismissed: Event = { type: 'dismissed' };
const seen: Event = { type: 'seen' };
const emptied: Event = { type: 'input-replaced', input: '' };
const refusal: WriteFailure = { kind: 'refused', message: 'Not now.' };
const refused: Event = { type: 'failed', failure: refusal, seen: false };
const failed = (kind: 'unconfirmed' | 'unreadable', serverMessage?: string): Event => ({
  type: 'failed',
  failure: { kind, serverMessage },
  seen: true,
});
const unconfirmed = failed('unconfirmed');
const quoted = failed('unconfirmed', 'Maintenance.');

describe('the states of a write (MACHINE.md)', () => {
  it.each<[string, Event[], Partial<Write>]>([
    ['is in flight once sent', [sent], { kind: 'sending', input: 'a' }],
    ['is done', [sent, done], { kind: 'done' }],
    ['is refused', [sent, refused], { kind: 'refused', failure: refusal, seen: false }],
    ['keeps a refusal that was seen', [sent, refused, seen], { seen: true }],
    ['is unknown', [sent, unconfirmed], { kind: 'unknown', checked: false, earlierUnknown: true }],
    ['is checked', [sent, unconfirmed, checked], { kind: 'checking', pressed: true }],
    [
      'may be sent again once checked',
      [sent, unconfirmed, checked, unconfirmed],
      { checked: true },
    ],
    [
      'may not be sent again after a check that read nothing',
      [sent, unconfirmed, checked, unconfirmed, checked, failed('unreadable')],
      { kind: 'unknown', checked: false },
    ],
    ['is not checked by the page’s own lookup', [recovering, unconfirmed], { checked: false }],
    ['is idle when a lookup leaves nothing to do', [recovering, ended], { kind: 'idle' }],
    [
      'remembers an earlier request',
      [sent, unconfirmed, dismissed],
      { ...idle, earlierUnknown: true },
    ],
    [
      'forgets an earlier request once it is done',
      [sent, unconfirmed, checked, done],
      { kind: 'done', earlierUnknown: false },
    ],
    [
      'lets the screen take over the input',
      [sent, refused, emptied],
      { kind: 'refused', input: '' },
    ],
  ])('%s', (_, events, expected) => expect(after(...events)).toMatchObject(expected));

  it('keeps the server’s sentence through a check', () => {
    const serverMessage = 'Maintenance.';
    const checks = [after(sent, quoted, checked, unconfirmed), after(sent, quoted)];
    for (const write of checks) expect(write).toMatchObject({ failure: { serverMessage } });
    const newer = after(sent, quoted, checked, failed('unconfirmed', 'Later.'));
    expect(newer).toMatchObject({ failure: { serverMessage: 'Later.' } });
  });

  it.each<[string, Event[], Event[]]>([
    ['while it is in flight', [sent], [sent, checked, dismissed, seen, emptied]],
    ['once it has ended', [sent, refused], [done, ended, refused, unconfirmed]],
    ['before it is sent', [], [done, ended, refused, seen]],
  ])('ignores an event that does not apply %s', (_, events, ignored) => {
    const write = after(...events);
    for (const event of ignored) expect(reduce(write, event)).toBe(write);
  });
});
