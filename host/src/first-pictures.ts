import { documentStart } from '@investor-portal/shared/contract/document-start';

/*
 * Fetches the first screen's picture while the portal's script runs, which takes a phone as long as the network
 * (decision 0080). Not sooner: until that script is there it has the line to itself. So this stands first in ./index.tsx,
 * and asks by a link: an image would wait until the script has run.
 */
for (const address of documentStart()?.pictures ?? []) {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'image';
  link.fetchPriority = 'high';
  link.href = address;
  document.head.append(link);
}
