import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { requestedActionIn } from '@investor-portal/shared/rules/requested-action';

/**
 * Returns the action to confirm. At first it is the action that the screen was opened for, if the screen may ask then. A
 * reload does not ask again.
 */
export function useRequestedAction({ mayAsk }: { mayAsk: boolean }) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(() => (mayAsk ? requestedActionIn(state) : undefined));
  // The router writes its state back whenever it replaces the entry, so the router has to clear it.
  const clear = useEffectEvent(() => {
    if (requestedActionIn(state))
      void navigate(pathname + search, { replace: true, state: null, preventScrollReset: true });
  });
  useEffect(() => clear(), []);
  return [asking, setAsking] as const;
}
