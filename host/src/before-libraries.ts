import { documentStart } from '@investor-portal/shared/contract/document-start';

/* ./index.tsx imports this file first, so it runs before the portal's libraries. */

// The network is idle while the portal's script runs, so pictures can load now (decision 80).
documentStart()?.preloadPictures();

// Before now, the font would compete with the script. Until the font has loaded, text uses one of the same measures.
document.fonts.load("1em 'Inter Variable'").catch(() => undefined);

// The toast library inserts its styles when it loads, and reads their nonce here.
const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
Object.assign(window, { __nonce__: meta?.content ?? '' });
