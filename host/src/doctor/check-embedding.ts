import { documentStart } from '@investor-portal/shared/contract/document-start';
import type { RuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { fine, note, reasonOf, unlisted, wrong, type Finding } from './finding';

export async function checkEmbedding(config: RuntimeConfig): Promise<Finding[]> {
  return [...checkEmbedders(config), ...embedderPolicy(), ...(await headers(config))];
}

/** Browsers check each page around the portal, so a page around the platform's page is checked as well. */
function checkEmbedders(config: RuntimeConfig): Finding[] {
  const origins = embedderOrigins();
  const what = 'The platform’s page';
  if (origins.length === 0)
    return [
      note(
        what,
        'This page is not in a frame. Open it with ?platform=<origin of your page>, or in your page’s frame, to check that origin.',
      ),
    ];
  return origins.map((origin, index) => {
    const where = index === 0 ? what : 'A page around the platform’s page';
    if (config.platformOrigins.includes(origin))
      return fine(where, `${origin} may embed the portal.`);
    const says = `${origin} is none of platformOrigins: the portal’s frame stays empty and its messages are ignored.`;
    return unlisted(where, says, config, origin);
  });
}

/** This page cannot read the policy of the platform's page, so embed.js puts the policy into the doctor's address. */
function embedderPolicy(): Finding[] {
  const policy = new URLSearchParams(window.location.search).get('embedder-policy');
  const what = 'Cross-Origin-Embedder-Policy';
  if (policy)
    return [
      wrong(
        what,
        `The platform’s page sends ${policy}: browsers then refuse the portal’s frame.`,
        'Remove the header Cross-Origin-Embedder-Policy from the page that shows the portal.',
      ),
    ];
  if (window.parent !== window) return [fine(what, 'The platform’s page may show this frame.')];
  return [
    note(
      what,
      'Whether the platform’s page sends this header cannot be seen from here. If it does, browsers refuse the portal’s frame.',
    ),
  ];
}

/**
 * Returns the origin of the platform's page, then those of the pages around it. A refused page cannot show this one in its
 * frame, so embed.js puts them into the doctor's address.
 */
function embedderOrigins(): string[] {
  const asked = new URLSearchParams(window.location.search).getAll('platform');
  if (asked.length > 0) return asked.map(originOf);
  if (window.parent === window) return [];
  const { ancestorOrigins } = window.location;
  if (ancestorOrigins) return [...ancestorOrigins];
  return document.referrer ? [originOf(document.referrer)] : [];
}

/** Returns the origin of an address. An address without one, such as that of an app's own page, stays as it is. */
function originOf(address: string): string {
  try {
    const { origin } = new URL(address);
    return origin === 'null' ? address : origin;
  } catch {
    return address;
  }
}

async function headers(config: RuntimeConfig): Promise<Finding[]> {
  try {
    const response = await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' });
    return [
      checkRewriting(response.headers),
      checkFrameOptions(response.headers),
      ...policy(response.headers, config),
    ];
  } catch (error) {
    return [note('The page’s headers', `They cannot be read: ${reasonOf(error)}`)];
  }
}

/** The page's policy keeps its first script from running if a proxy has rewritten the script. */
function checkRewriting(given: Headers): Finding {
  const header = given.get('cache-control') ?? 'not sent';
  if (documentStart() && /no-store.*no-transform/.test(header))
    return fine('Cache-Control', header);
  return wrong(
    'Cache-Control',
    `It is ${header}. ${documentStart() ? 'A proxy may rewrite' : 'The first script did not run, so a proxy rewrites'} the page.`,
    'Cache-Control: no-store, no-transform. Let it pass, and switch off minifiers and Rocket Loader.',
  );
}

function checkFrameOptions(given: Headers): Finding {
  const header = given.get('x-frame-options');
  if (!header) return fine('X-Frame-Options', 'Not sent, so that frame-ancestors decides.');
  return wrong(
    'X-Frame-Options',
    `The server sends ${header}, which some browsers obey beside frame-ancestors.`,
    'Remove the header X-Frame-Options from the host’s responses.',
  );
}

function policy(given: Headers, config: RuntimeConfig): Finding[] {
  const text = given.get('content-security-policy');
  if (!text)
    return [
      wrong(
        'Content-Security-Policy',
        'The page comes without one: any page may embed it, and any script may run.',
        'Serve the host as shared/docs/deploying.md says.',
      ),
    ];
  const directives = new Map(
    text.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  const { partnerApiUrl, publicIpUrl, telemetryUrl, fileOrigins, platformOrigins } = config;
  const reached = [partnerApiUrl, publicIpUrl, telemetryUrl, ...fileOrigins, config.releasesUrl];
  return [
    checkSources(directives, 'frame-ancestors', platformOrigins),
    checkSources(directives, 'connect-src', reached.flatMap(originsOf)),
  ];
}

function checkSources(
  directives: ReadonlyMap<string, readonly string[]>,
  name: string,
  wanted: readonly string[],
): Finding {
  const sources = directives.get(name);
  const missing = [...new Set(wanted)].filter((origin) => !sources?.includes(origin));
  if (!sources) return wrong(name, 'The policy lacks it.', `${name} 'self' ${wanted.join(' ')}`);
  if (missing.length === 0) return fine(name, `It names ${sources.join(' ')}.`);
  return wrong(
    name,
    `It lacks ${missing.join(' ')}, which the configuration names.`,
    `${name} ${[...sources, ...missing].join(' ')}. Restart the host’s server after a change of its configuration.`,
  );
}

function originsOf(address: string | undefined): string[] {
  if (!address) return [];
  const { origin } = new URL(address, window.location.href);
  return origin === window.location.origin ? [] : [origin];
}
