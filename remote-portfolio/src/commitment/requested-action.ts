import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { statusSetBy, type CommitmentAction } from '@investor-portal/shared/rules/commitment-can';

/** The navigation state that opens a commitment's screen with the confirmation of an action. */
export function requestAction(action: CommitmentAction): object {
  return { ask: action };
}

/** The action to confirm: at first the one that the screen was opened for, but not again after a reload. */
export function useRequestedAction() {
  const { state } = useLocation();
  const [asking, setAsking] = useState(() => actionIn(state));
  useEffect(() => {
    const kept: unknown = window.history.state;
    if (typeof kept === 'object' && kept !== null && 'usr' in kept)
      window.history.replaceState({ ...kept, usr: null }, '');
  }, []);
  return [asking, setAsking] as const;
}

function actionIn(state: unknown): CommitmentAction | undefined {
  if (typeof state !== 'object' || state === null || !('ask' in state)) return undefined;
  const { ask } = state;
  return typeof ask === 'string' && isAction(ask) ? ask : undefined;
}

function isAction(text: string): text is CommitmentAction {
  return Object.hasOwn(statusSetBy, text);
}
