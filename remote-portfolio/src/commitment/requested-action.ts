import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { statusSetBy, type CommitmentAction } from '@investor-portal/shared/rules/commitment-can';

/** The navigation state that opens a commitment's screen with the confirmation of an action. */
export function requestAction(action: CommitmentAction): object {
  return { ask: action };
}

/** The action to confirm: at first the one that the screen was opened for, but not again after a reload. */
export function useRequestedAction() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(() => actionIn(state));
  // The router has to clear it, because it writes its state back whenever it replaces the entry: a chosen tab does.
  const clear = useEffectEvent(() => {
    if (actionIn(state))
      void navigate(pathname + search, { replace: true, state: null, preventScrollReset: true });
  });
  useEffect(() => clear(), []);
  return [asking, setAsking] as const;
}

function actionIn(state: unknown): CommitmentAction | undefined {
  if (typeof state !== 'object' || state === null || !('ask' in state)) return undefined;
  const { ask } = state;
  return isAction(ask) ? ask : undefined;
}

export function isAction(value: unknown): value is CommitmentAction {
  return typeof value === 'string' && Object.hasOwn(statusSetBy, value);
}
