import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { requestedActionIn } from '@investor-portal/shared/rules/requested-action';

/** The action to confirm: at first the one that the screen was opened for, but not again after a reload. */
export function useRequestedAction() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(() => requestedActionIn(state));
  // The router has to clear it, because it writes its state back whenever it replaces the entry: a chosen tab does.
  const clear = useEffectEvent(() => {
    if (requestedActionIn(state))
      void navigate(pathname + search, { replace: true, state: null, preventScrollReset: true });
  });
  useEffect(() => clear(), []);
  return [asking, setAsking] as const;
}
