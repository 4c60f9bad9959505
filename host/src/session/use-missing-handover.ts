import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@investor-portal/shared/routes/paths';
import { accessTokenAtom } from '@investor-portal/shared/session/session';
import { endWaiting, patience } from './page-session';

/** Is a session due that has not come? The public list needs none. One that was kept is shown from then on. */
export function useMissingHandover(): boolean {
  const token = useAtomValue(accessTokenAtom);
  const { pathname } = useLocation();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      endWaiting();
      setLate(true);
    }, patience);
    return () => clearTimeout(timer);
  }, []);
  return late && token === '' && !pathname.startsWith(paths.publicOpportunities);
}
