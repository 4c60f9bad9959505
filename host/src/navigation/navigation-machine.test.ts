import { settled, transition, type NavigationEvent } from './navigation-machine';

const moved = (isGuarded: boolean, delta: number | null = -1): NavigationEvent => ({
  type: 'history moved',
  delta,
  isGuarded,
});
const confirmed: NavigationEvent = { type: 'leave confirmed', delta: -1 };
const leaving = { name: 'leaving' as const };
const undoing = (isConfirmed: boolean) => ({
  name: 'undoing' as const,
  delta: -1,
  confirmed: isConfirmed,
});
const show = { type: 'show' };
const go = (delta: number) => ({ type: 'go', delta });

it.each([
  ['an unguarded Back is shown', settled, moved(false), [settled, show]],
  [
    'a guarded Back is taken back',
    settled,
    moved(true),
    [undoing(false), { type: 'ask', delta: -1 }, go(1)],
  ],
  ['a move by an unknown number of entries is shown', settled, moved(true, null), [settled, show]],
  ['the page has returned', undoing(false), moved(false, 1), [settled]],
  ['Leave once the page has returned', settled, confirmed, [leaving, go(-1)]],
  ['Leave before the page has returned', undoing(false), confirmed, [undoing(true)]],
  ['the page has returned after Leave', undoing(true), moved(false, 1), [leaving, go(-1)]],
  ['the confirmed Back is shown', leaving, moved(true), [settled, show]],
])('%s', (_title, state, event, expected) => {
  expect(transition(state, event)).toEqual(expected);
});
