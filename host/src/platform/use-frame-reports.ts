import { useEffect } from 'react';
import { notifyPlatform } from './platform';

/** Reports the current path and the content's height to the embedding page. */
export function useFrameReports(path: string): void {
  useEffect(() => notifyPlatform({ action: 'portal:navigated', value: { path } }), [path]);
  useEffect(() => {
    // Measure the content: the document is never shorter than its frame.
    const content = document.getElementById('portal');
    if (!content) return;
    const observer = new ResizeObserver(() => {
      notifyPlatform({ action: 'portal:resize', value: { height: content.offsetHeight } });
    });
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
}
