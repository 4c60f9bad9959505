import { statusSetBy, type CommitmentAction } from './commitment-actions';

/** Returns the navigation state that opens a commitment's screen with the confirmation of an action. */
export function requestAction(action: CommitmentAction): object {
  return { ask: action };
}

export function requestedActionIn(state: unknown): CommitmentAction | undefined {
  if (typeof state !== 'object' || state === null || !('ask' in state)) return undefined;
  const { ask } = state;
  return isAction(ask) ? ask : undefined;
}

export function isAction(value: unknown): value is CommitmentAction {
  return typeof value === 'string' && Object.hasOwn(statusSetBy, value);
}
