import { documentStart } from '@investor-portal/shared/contract/document-start';

/*
 * ./index.tsx imports this file before all others, so that it runs before the portal's libraries do.
 */

// The network has nothing to do while the portal's script runs (decision 80).
documentStart()?.preloadPictures();

// Any sooner, the font would compete with the portal's script, of which it is a quarter in size. Until it has loaded, text
// has a font of the same measures (GlobalStyle).
document.fonts.load("1em 'Inter Variable'").catch(() => undefined);

// The toast library inserts its styles when it loads, and reads their nonce here.
const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
Object.assign(window, { __nonce__: meta?.content ?? '' });
