import { useEffect } from 'react';
import { tellPlatform } from './platform';

/** Tells the embedding page where the investor is and how high the portal would like to be. */
export function useFrameReports(path: string): void {
  useEffect(() => tellPlatform({ action: 'portal:navigated', value: { path } }), [path]);
  useEffect(() => {
    let last = 0;
    const observer = new ResizeObserver(() => {
      const height = Math.ceil(document.documentElement.scrollHeight);
      if (height === last) return;
      last = height;
      tellPlatform({ action: 'portal:resize', value: { height } });
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
}
