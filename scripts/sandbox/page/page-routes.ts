import { Hono } from 'hono';
import { openApiDocument } from '../contract/openapi';
import { docsPage } from './docs-page';
import { callNames } from '../contract/calls';
import { layout } from './layout';

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function pageRoutes(): Hono {
  const routes = new Hono();
  // Making each of these takes 0.2 s, during which the server answers no other request. So each is made once.
  let document: object | undefined;
  let docs: string | undefined;
  routes.get('/openapi.json', (context) => {
    const { origin } = new URL(context.req.url);
    document ??= openApiDocument(origin);
    return context.json({ ...document, servers: [{ url: origin }] });
  });
  const headers = { 'content-security-policy': policy };
  routes.get('/docs', (context) => context.html((docs ??= docsPage()), 200, headers));
  routes.get('/sandbox', (context) => context.html(controlPage(), 200, headers));
  routes.get('/', (context) => context.redirect('/sandbox'));
  return routes;
}

const moves = [
  ['1 minute', 60],
  ['1 hour', 3_600],
  ['1 day', 86_400],
  ['1 week', 604_800],
] as const;

function controlPage(): string {
  return layout(
    'Sandbox of the partner API',
    `<main><h1>Sandbox of the partner API</h1>
<p class="quiet">Invented companies and money. <a href="/docs">The contract</a> · <a href="/sandbox/audit">the books</a></p>
<p role="status" id="status" class="quiet">&nbsp;</p>
<h2>Clock</h2>
<p><output id="now">…</output> <span class="quiet">(the sandbox's time)</span></p>
<div class="row">${moves
      .map(([label, seconds]) => `<button data-advance="${seconds}">+ ${label}</button>`)
      .join(' ')}
<button data-post="clock" data-body='{"reset":true}'>Real time</button>
<button data-post="reset" data-confirm="Throw everything away and seed again?">Start over</button></div>
<h2>Investors</h2>
<div class="scroll"><table><thead><tr><th>Investor</th><th>Tier</th><th>Reference</th><th>Session</th></tr></thead><tbody id="investors"></tbody></table></div>
<h2>Campaigns</h2>
<p class="row"><label for="search">Search</label> <input id="search" type="search" placeholder="Issuer or code"></p>
<div class="scroll"><table><thead><tr><th>Campaign</th><th>Phase</th><th>Raised</th><th>Ends</th><th>Do</th></tr></thead><tbody id="campaigns"></tbody></table></div>
<h2>Faults</h2>
<form id="fault" class="row">
<label>Call <select name="call">${['*', ...callNames].map((name) => `<option>${name}</option>`).join('')}</select></label>
<label>Investor <input name="externalReferenceCode" placeholder="everybody"></label>
<label>Status <input name="status" type="number" min="400" max="599" placeholder="none" style="width:7rem"></label>
<label>Message <input name="message" placeholder="the usual"></label>
<label>Delay, ms <input name="delayMs" type="number" min="0" max="120000" placeholder="0" style="width:8rem"></label>
<label>Times <input name="times" type="number" min="1" placeholder="always" style="width:7rem"></label>
<label><input name="loseResponse" type="checkbox" style="min-height:0"> lose the answer</label>
<label><input name="specificationOnly" type="checkbox" style="min-height:0"> only what the specification names</label>
<button>Switch on</button> <button type="button" data-post="faults/clear">Switch all off</button></form>
<pre id="faults">[]</pre></main>`,
    '/sandbox/control.js',
  );
}
