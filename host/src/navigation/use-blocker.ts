import { useEffect, useEffectEvent, useState } from 'react';
import type { Blocker, BlockerFunction, Location } from 'react-router-dom';
import { guardNavigation } from './portal-history';

const unblocked: Blocker = {
  state: 'unblocked',
  location: undefined,
  proceed: undefined,
  reset: undefined,
};

/**
 * Replaces React Router's `useBlocker`, which works only with its data routers (decision 1). There is one guard at a
 * time.
 */
export function useBlocker(shouldBlock: BlockerFunction): Blocker {
  const blocks = useEffectEvent(shouldBlock);
  const [blocked, setBlocked] = useState<{ location: Location; proceed: () => void }>();
  useEffect(
    () =>
      guardNavigation({
        shouldBlock: (navigation) => blocks(navigation),
        onBlock: (location, proceed) => setBlocked({ location, proceed }),
      }),
    [],
  );
  if (!blocked) return unblocked;
  const reset = () => setBlocked(undefined);
  const proceed = () => {
    reset();
    blocked.proceed();
  };
  return { state: 'blocked', location: blocked.location, proceed, reset };
}
