import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { externalAtom } from '@investor-portal/shared/session/session';
import type { Receipt } from './receipt';
import { readReceipt } from './receipt-in-history';

/** The receipt one has arrived with; it stays while tabs change, and ends when it is dismissed. */
export function useReceipt(): { receipt: Receipt | null; dismiss: () => void } {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const owner = useAtomValue(externalAtom)?.externalReferenceCode;
  const [arrivedWith, setArrivedWith] = useState<unknown>(state);
  const dismiss = () => {
    setArrivedWith(null);
    void navigate(pathname + search, { replace: true, state: null, preventScrollReset: true });
  };
  return { receipt: readReceipt(arrivedWith, owner), dismiss };
}
