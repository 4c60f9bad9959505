import type { InvestorPortalApi } from '@investor-portal/embed/embed-types';

export type * from '@investor-portal/embed/embed-types';
export type * from '@investor-portal/embed/messages';

declare global {
  interface Window {
    InvestorPortal?: InvestorPortalApi;
  }
}

const loading = new Map<string, Promise<InvestorPortalApi>>();

/**
 * Adds the embed.js of the portal to the page, once, so that the page runs what the portal's host serves. A script that failed
 * is asked for again by the next call. In server rendering, where there is no document, the promise never settles.
 * @param portalUrl the whole address of the portal, such as `https://portal.example`.
 * @throws when the address is not one, or the script does not arrive.
 */
export function loadInvestorPortal(portalUrl: string): Promise<InvestorPortalApi> {
  if (typeof document === 'undefined') return new Promise(() => undefined);
  const src = scriptOf(portalUrl);
  if (!src)
    return Promise.reject(
      new Error(
        `loadInvestorPortal: portalUrl is "${String(portalUrl)}". It takes the whole address of the portal, such as "https://portal.example".`,
      ),
    );
  const known = loading.get(src);
  if (known) return known;
  const loaded = load(src);
  loading.set(src, loaded);
  loaded.catch(() => loading.delete(src));
  return loaded;
}

function scriptOf(portalUrl: string): string | undefined {
  try {
    const { protocol, origin } = new URL(portalUrl);
    return /^https?:$/.test(protocol) ? `${origin}/embed.js` : undefined;
  } catch {
    return undefined;
  }
}

function load(src: string): Promise<InvestorPortalApi> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      if (window.InvestorPortal) resolve(window.InvestorPortal);
      else reject(new Error(`${src} is not the embed.js of an investor portal.`));
    };
    // The page may have it in its own markup.
    const written = [...document.scripts].find((each) => each.src === src);
    if (written && window.InvestorPortal) return settle();
    const script = written ?? document.createElement('script');
    script.addEventListener('load', settle);
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${src} could not be loaded.`));
    });
    if (written) return;
    script.src = src;
    document.head.append(script);
  });
}
