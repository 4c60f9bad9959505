import { documentStart } from '@investor-portal/shared/contract/document-start';

/*
 * Preloads the first screen's picture while the portal's script runs, which takes a phone as long as the download
 * (decision 80). Starting sooner would compete with that script for bandwidth, so ./index.tsx imports this file first.
 * It adds a link because an image element would wait until the script has run.
 */
for (const url of documentStart()?.pictures ?? []) {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'image';
  link.fetchPriority = 'high';
  link.href = url;
  document.head.append(link);
}
