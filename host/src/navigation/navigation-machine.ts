/*
 * Decides what happens when Back or Forward leaves a guarded screen. The browser reports a move only afterwards, so a
 * blocked move is undone while the guard asks.
 *
 *   settled ──moved, blocked──▶ undoing ──moved──▶ settled ──leave confirmed──▶ leaving ──moved──▶ settled
 *                                  └──leave confirmed──▶ undoing (confirmed) ──moved──▶ leaving
 */

export type NavigationState =
  | { name: 'settled' }
  /** The browser is going back to the guarded entry. */
  | { name: 'undoing'; delta: number; confirmed: boolean }
  /** The investor has confirmed, so the next move is not blocked. */
  | { name: 'leaving' };

export type NavigationEvent =
  /** `delta` is null if the browser does not tell the number of entries. */
  | { type: 'history moved'; delta: number | null; isGuarded: boolean }
  | { type: 'leave confirmed'; delta: number };

export type NavigationEffect =
  { type: 'ask'; delta: number } | { type: 'go'; delta: number } | { type: 'show' };

export const settled: NavigationState = { name: 'settled' };

export function transition(
  state: NavigationState,
  event: NavigationEvent,
): [NavigationState, ...NavigationEffect[]] {
  const { delta } = event;
  if (event.type === 'leave confirmed')
    return state.name === 'undoing'
      ? [{ ...state, confirmed: true }]
      : [{ name: 'leaving' }, { type: 'go', delta: event.delta }];
  if (state.name === 'undoing')
    return state.confirmed ? [{ name: 'leaving' }, { type: 'go', delta: state.delta }] : [settled];
  if (state.name === 'settled' && event.isGuarded && delta)
    return [
      { name: 'undoing', delta, confirmed: false },
      { type: 'ask', delta },
      { type: 'go', delta: -delta },
    ];
  return [settled, { type: 'show' }];
}
