import { useEffect } from 'react';
import { notifyPlatform } from './platform';

/** Tells the embedding page where the investor is and how high the portal would like to be. */
export function useFrameReports(path: string): void {
  useEffect(() => notifyPlatform({ action: 'portal:navigated', value: { path } }), [path]);
  useEffect(() => {
    // The content, not the document: a document is never lower than its frame.
    const content = document.getElementById('portal');
    if (!content) return;
    const observer = new ResizeObserver(() => {
      notifyPlatform({ action: 'portal:resize', value: { height: content.offsetHeight } });
    });
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
}
