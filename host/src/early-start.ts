import { documentStart } from '@investor-portal/shared/contract/document-start';

/* ./index.tsx imports this file first, so it runs before the portal's libraries. */

// The network is idle while the portal's script runs, so pictures can load now (decision 80).
documentStart()?.preloadPictures();

// The font would compete with the portal's script, so it loads only now. Until then, text uses a font of the same measures.
document.fonts.load("1em 'Inter Variable'").catch(() => undefined);

// The toast library inserts its styles when it loads, and reads their nonce here.
const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
Object.assign(window, { __nonce__: meta?.content ?? '' });
