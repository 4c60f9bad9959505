import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@investor-portal/shared/routes/paths';
import { accessTokenAtom } from '@investor-portal/shared/session/session';

/** The platform has this long, in ms, to hand over before the screen says that it has not. */
const patience = 6000;

/** Is a session due that has not come? The public list needs none. */
export function useMissingHandover(): boolean {
  const token = useAtomValue(accessTokenAtom);
  const { pathname } = useLocation();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return late && token === '' && !pathname.startsWith(paths.publicOpportunities);
}
