import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageSession } from '@investor-portal/shared/session/page-session';
import { externalDetails } from '@investor-portal/shared/testing/external-details';
import {
  activeSession,
  pendingSession,
  signedOutSession,
  visitorSession,
} from '@investor-portal/shared/testing/page-session';
import {
  transition,
  type SessionEffect,
  type SessionEvent,
  type StoredSession,
} from './session-machine';

/* This test runs the table of MACHINE.md row by row. These are the words of the table. */

const states: Record<string, PageSession> = {
  pending: pendingSession,
  visitor: visitorSession,
  active: activeSession(),
  closing: { name: 'closing', investor: 'EXT-1' },
  superseded: { name: 'superseded', investor: 'EXT-1' },
  'signed-out': signedOutSession,
  unusable: { name: 'unusable', investor: 'EXT-1', startsOver: false },
};

const properties: Record<string, object> = {
  another: { investor: 'EXT-2' },
  'of nobody': { investor: undefined },
  'started here': { startedByHandover: true },
  unconfirmed: { confirmed: false },
  waits: { renewal: { rejected: 'token', expired: false } },
  expired: { renewal: { rejected: 'token', expired: true } },
  retried: { renewal: { rejected: '', expired: true } },
  unavailable: { reason: 'unavailable' },
  timeout: { reason: 'timeout' },
  'not-signed-in': { reason: 'not-signed-in' },
  'starts over': { startsOver: true },
};

const handover = (investor: string, token = 'token'): SessionEvent => ({
  type: 'handover received',
  details: externalDetails(investor, token),
});
const found = (investor: string, token = 'token'): SessionEvent => ({
  type: 'stored session found',
  investor,
  token,
});

const events: Record<string, SessionEvent> = {
  'page started': { type: 'page started', withheld: false },
  'page started in a frame': { type: 'page started', withheld: true },
  'handover received': handover('EXT-1'),
  'handover received with a fresh token': handover('EXT-1', 'fresh'),
  'handover of another investor': handover('EXT-2'),
  'handover refused': { type: 'handover refused', reason: 'unavailable' },
  'handover refused after a sign-out': { type: 'handover refused', reason: 'not-signed-in' },
  'handover timed out': { type: 'handover timed out' },
  'platform signed out': { type: 'platform signed out' },
  'other tab signed out': { type: 'other tab signed out' },
  'stored session found': found('EXT-1'),
  'stored session with a fresh token found': found('EXT-1', 'fresh'),
  'stored session of another investor found': found('EXT-2'),
  'token rejected': { type: 'token rejected', token: 'token' },
  'token not renewed': { type: 'token not renewed' },
  'retry pressed': { type: 'retry pressed' },
  'token accepted': { type: 'token accepted' },
  'first screen left': { type: 'first screen left' },
  'request not prepared': { type: 'request not prepared', isFirst: true },
  'request not prepared again': { type: 'request not prepared', isFirst: false },
  'page restored': { type: 'page restored' },
};

const own: StoredSession = {
  storedFor: 'EXT-1',
  knownFor: 'EXT-1',
  isTokenExpired: false,
  hasFreshToken: false,
  isPerTab: false,
};
const storages: Record<string, StoredSession> = {
  own,
  'own, of this tab': { ...own, isPerTab: true },
  expired: { ...own, isTokenExpired: true },
  'fresh token': { ...own, hasFreshToken: true },
  "nobody's": { ...own, storedFor: undefined, knownFor: undefined },
  "another's": { ...own, storedFor: 'EXT-2' },
  "another's, heard of": { ...own, storedFor: 'EXT-2', knownFor: 'EXT-2' },
};

const endPage = 'forget data of this tab, withhold stored session, forget session in memory';

function nameOf(effect: SessionEffect): string {
  switch (effect.type) {
    case 'forget session':
      if (effect.keeps === 'none') return 'forget session of everybody';
      if (!effect.keeps.exceptOf) return 'forget session except watchlists';
      return `forget session except watchlists of others than ${effect.keeps.exceptOf}`;
    case 'restart':
      return `restart at ${effect.at}`;
    default:
      return effect.type;
  }
}

function look<T>(words: Record<string, T>, word: string): T {
  const meaning = words[word];
  if (meaning === undefined) throw new Error(`MACHINE.md: '${word}' is unknown.`);
  return meaning;
}

function stateOf(text: string): PageSession {
  const [name = '', ...added] = text.split(' + ');
  const changes = added.map((word) => look(properties, word));
  return Object.assign({ ...look(states, name) }, ...changes) as PageSession;
}

const rows = readFileSync(path.join(__dirname, 'MACHINE.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (State|-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .flatMap(([, from = '', event = '', storage = '', to = '', effects = '']) =>
    from.split(' / ').map((state) => ({ state, event, storage, to, effects })),
  );

it.each(rows)('$state, $event ($storage): $to', ({ state, event, storage, to, effects }) => {
  const session = stateOf(state);
  const next = transition(session, look(events, event), look(storages, storage));
  expect(next.session).toEqual(to === 'unchanged' ? session : stateOf(to));
  const names = next.effects.map((effect) => nameOf(effect));
  expect(names.join(', ')).toBe(effects.replace('end page', endPage));
});

const withoutRow = Object.keys(states).flatMap((state) =>
  Object.keys(events)
    .filter((event) => !event.startsWith('page started'))
    .filter((event) => !event.includes('fresh token'))
    .filter((event) => !rows.some((row) => row.state === state && row.event === event))
    .map((event) => [state, event] as const),
);

it.each(withoutRow)('%s, %s: nothing happens', (state, event) => {
  const session = stateOf(state);
  const next = transition(session, look(events, event), own);
  expect(next.session).toBe(session);
  expect(next.effects).toEqual([]);
});
