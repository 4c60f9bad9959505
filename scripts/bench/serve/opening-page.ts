import type { Investor } from './sandbox-control.ts';

/**
 * How a platform's page shows the portal: by embed.js at once, by a frame in its markup, or when the investor presses a
 * button, without and with a preloaded portal.
 */
export const openings = ['mount', 'attach', 'press', 'preloaded press'] as const;
export type Opening = (typeof openings)[number];

/**
 * A minimal platform's page. `session` is where it asks for the hand-over, as the README's page does; without one, its
 * server knows the investor, so that the hand-over is immediate.
 */
export function openingPage(
  opening: Opening,
  portal: string,
  investor: Investor,
  session?: string,
): string {
  const details = session
    ? `fetch(${JSON.stringify(session)}).then((response) => response.json())`
    : `(${JSON.stringify(investor)})`;
  const options = `{
    portalUrl: ${JSON.stringify(portal)},
    getPartnerDetails: () => ${details},
  }`;
  return `<!doctype html>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Platform</title>
<style>html, body, #portal { margin: 0; border: 0; width: 100%; height: 100% }</style>
${bodies[opening](portal)}
<script src="${new URL('/embed.js', portal).href}"></script>
<script>
  const element = document.getElementById('portal');
  const options = ${options};
  ${scripts[opening]}
</script>`;
}

const place = '<div id="portal"></div>';
const button = `<button id="open">Open the portal</button>\n${place}`;

const bodies: Readonly<Record<Opening, (portal: string) => string>> = {
  mount: () => place,
  attach: (portal) =>
    `<iframe id="portal" title="Investor portal" src="${portal}" allow="fullscreen; web-share; clipboard-write"></iframe>`,
  press: () => button,
  'preloaded press': () => button,
};

const openOnPress = `document.getElementById('open').addEventListener('click', ({ timeStamp }) => {
    window.pressedAt = performance.timeOrigin + timeStamp;
    InvestorPortal.mount(element, options);
  });`;

const scripts: Readonly<Record<Opening, string>> = {
  mount: 'InvestorPortal.mount(element, options);',
  attach: 'InvestorPortal.attach(element, options);',
  press: openOnPress,
  'preloaded press': `InvestorPortal.preload(options);\n  ${openOnPress}`,
};
