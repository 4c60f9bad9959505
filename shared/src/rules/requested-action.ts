import { statusSetBy, type CommitmentAction } from './commitment-actions';

/** The navigation state that opens a commitment's screen with the confirmation of an action. */
export function requestAction(action: CommitmentAction): object {
  return { ask: action };
}

export function requestedActionIn(state: unknown): CommitmentAction | undefined {
  const { ask } = Object(state) as { ask?: unknown };
  return isAction(ask) ? ask : undefined;
}

export function isAction(value: unknown): value is CommitmentAction {
  return typeof value === 'string' && Object.hasOwn(statusSetBy, value);
}
