import { useEffect, useState } from 'react';

/** Moves focus to the page's heading after the next render, for when the focused element disappears. */
export function useFocusHeading(): () => void {
  const [requests, setRequests] = useState(0);
  useEffect(() => {
    if (requests === 0) return;
    document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
  }, [requests]);
  return () => setRequests((count) => count + 1);
}
