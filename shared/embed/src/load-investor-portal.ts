import type { InvestorPortalApi } from '@investor-portal/embed/embed-types';

export type * from '@investor-portal/embed/destinations';
export type * from '@investor-portal/embed/embed-types';
export type * from '@investor-portal/embed/messages';

declare global {
  interface Window {
    InvestorPortal?: InvestorPortalApi;
  }
}

export interface SignOutOptions {
  portalUrl: string;
  fixed?: FixedVersion | undefined;
}

const loading = new Map<string, Promise<InvestorPortalApi>>();

/** A version of embed.js that never changes (shared/docs/embedding.md, 'Advanced'). */
export interface FixedVersion {
  /** Such as `1.0.0`. */
  version: string;
  /** The browser runs the script only if it has this hash: `sha384-…`. */
  integrity: string;
}

/**
 * Adds the embed.js of the portal to the page, once. A script that failed is asked for again by the next call. In server
 * rendering, where there is no document, the promise never settles.
 * @param fixed a version to keep to. Without it, the page runs the version of the portal.
 */
export function loadInvestorPortal(
  portalUrl: string,
  fixed?: FixedVersion,
): Promise<InvestorPortalApi> {
  if (typeof document === 'undefined') return new Promise(() => undefined);
  const src = scriptOf(portalUrl, fixed);
  if (!src)
    return Promise.reject(
      new Error(
        `loadInvestorPortal: portalUrl is "${String(portalUrl)}". It takes the whole address of the portal, such as "https://portal.example".`,
      ),
    );
  const known = loading.get(src);
  if (known) return known;
  const loaded = load(src, fixed?.integrity);
  loading.set(src, loaded);
  loaded.catch(() => loading.delete(src));
  return loaded;
}

/** Works on a page without the portal, too. The promise settles after two seconds at the latest and never rejects. */
export function signOut({ portalUrl, fixed }: SignOutOptions): Promise<void> {
  const done = loadInvestorPortal(portalUrl, fixed)
    .then((portal) => portal.signOut({ portalUrl }))
    .catch((error: unknown) => console.error('InvestorPortal.signOut:', error));
  return Promise.race([done, new Promise<void>((resolve) => setTimeout(resolve, 2_000))]);
}

function scriptOf(portalUrl: string, fixed?: FixedVersion): string | undefined {
  try {
    const { protocol, origin } = new URL(portalUrl);
    const path = fixed ? `embed/${fixed.version}/embed.js` : 'embed.js';
    return /^https?:$/.test(protocol) ? `${origin}/${path}` : undefined;
  } catch {
    return undefined;
  }
}

/** A page with Trusted Types has to list this name in its directive `trusted-types`. */
const policyName = 'investor-portal-embed';
const rules = { createScriptURL: (url: string) => url };
let policy: typeof rules | undefined;

function createPolicy(): typeof rules {
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy: (name: string, given: typeof rules) => typeof rules };
  };
  try {
    return trustedTypes?.createPolicy(policyName, rules) ?? rules;
  } catch {
    // The directive does not list the name. A policy of the page named `default` may allow the address all the same.
    return rules;
  }
}

function load(src: string, integrity?: string): Promise<InvestorPortalApi> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      if (window.InvestorPortal) resolve(window.InvestorPortal);
      else reject(new Error(`${src} is not the embed.js of an investor portal.`));
    };
    // The page may already contain this script in its markup.
    const written = [...document.scripts].find((each) => each.src === src);
    // The browser checks a script only against the integrity in its own element.
    if (written && integrity && written.integrity !== integrity)
      throw new Error(
        `The page already has ${src}, without integrity="${integrity}". Give that script the same integrity, or remove it from the page.`,
      );
    if (written && window.InvestorPortal) return settle();
    // A script that has failed fires no event again. By the page's `load`, each script of its markup has arrived or failed.
    const pending = document.readyState === 'complete' ? undefined : written;
    const script = pending ?? document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error(`${src} could not be loaded.`));
    };
    script.addEventListener('load', settle);
    script.addEventListener('error', fail);
    if (pending)
      return window.addEventListener('load', () => (window.InvestorPortal ? settle() : fail()));
    policy ??= createPolicy();
    try {
      script.src = policy.createScriptURL(src);
    } catch {
      throw new Error(
        `The page's Trusted Types refuse ${src}. Add ${policyName} to the directive trusted-types of its content security policy.`,
      );
    }
    // Without CORS, the page's error tracker would get no details of an error in the script.
    script.crossOrigin = 'anonymous';
    const checked = integrity ?? written?.integrity;
    if (checked) script.integrity = checked;
    written?.remove();
    document.head.append(script);
  });
}
