import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readReceipt, type Receipt } from './receipt';

/** The receipt one has arrived with; it stays while tabs change, and ends when it is dismissed. */
export function useReceipt(): { receipt: Receipt | null; dismiss: () => void } {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [receipt, setReceipt] = useState(() => readReceipt(state));
  const dismiss = () => {
    setReceipt(null);
    void navigate(pathname + search, { replace: true, state: null, preventScrollReset: true });
  };
  return { receipt, dismiss };
}
