import type { RequestListener } from 'node:http';
import { sendText } from '../../serve/send-text';
import type { Investor } from './sandbox-control';

/**
 * How a platform's page shows the portal: by embed.js at once, by a frame in its markup, or when the investor presses a
 * button, without and with a preloaded portal.
 */
export const openings = ['mount', 'attach', 'press', 'preloaded press'] as const;
export type Opening = (typeof openings)[number];

/**
 * Serves a minimal platform page: a frame, embed.js, and an immediate hand-over, as from a page whose server knows the
 * investor. `?portal=` is the address in the frame, `?investor=` the investor. With `?opening=`, the frame comes about in
 * that way, and the hand-over is asked for at `/session`, as the README's page does.
 */
export function platformPage(investors: ReadonlyMap<string, Investor>): RequestListener {
  return (req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'https://platform');
    const portal = searchParams.get('portal');
    const code = searchParams.get('investor') ?? '';
    const investor = investors.get(code);
    if (investor && pathname === '/session')
      return sendText(req, res, JSON.stringify(investor), false);
    if (!portal || !investor) return res.writeHead(404).end('Not found');
    res.setHeader('content-type', 'text/html; charset=utf-8');
    const opening = openings.find((each) => each === searchParams.get('opening'));
    const session = `/session?${new URLSearchParams({ investor: code }).toString()}`;
    const details = opening
      ? `fetch(${JSON.stringify(session)}).then((response) => response.json())`
      : `(${JSON.stringify(investor)})`;
    return sendText(req, res, pageOf(opening ?? 'mount', portal, details), false);
  };
}

function pageOf(opening: Opening, portal: string, details: string): string {
  const { body, script } = parts[opening];
  return `<!doctype html>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Platform</title>
<style>html, body, #portal { margin: 0; border: 0; width: 100%; height: 100% }</style>
${body.replace('PORTAL', portal)}
<script src="${new URL('/embed.js', portal).href}"></script>
<script>
  const element = document.getElementById('portal');
  const options = {
    portalUrl: ${JSON.stringify(portal)},
    getPartnerDetails: () => ${details},
  };
  ${script}
</script>`;
}

const place = '<div id="portal"></div>';
const onPress = {
  body: `<button id="open">Open the portal</button>\n${place}`,
  script: `document.getElementById('open').addEventListener('click', ({ timeStamp }) => {
    window.pressedAt = performance.timeOrigin + timeStamp;
    InvestorPortal.mount(element, options);
  });`,
};

const parts: Readonly<Record<Opening, { body: string; script: string }>> = {
  mount: { body: place, script: 'InvestorPortal.mount(element, options);' },
  attach: {
    body: '<iframe id="portal" title="Investor portal" src="PORTAL" allow="fullscreen; web-share; clipboard-write"></iframe>',
    script: 'InvestorPortal.attach(element, options);',
  },
  press: onPress,
  'preloaded press': {
    ...onPress,
    script: `InvestorPortal.preload(options);\n  ${onPress.script}`,
  },
};
