import { useEffect, useState } from 'react';

/** Moves the focus to the page's heading once the present change is on screen: for when what had it is gone. */
export function useFocusHeading(): () => void {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times === 0) return;
    document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
  }, [times]);
  return () => setTimes((before) => before + 1);
}
