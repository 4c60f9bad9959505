import { callNames } from '../contract/calls';

const moves = [
  ['1 minute', 60],
  ['1 hour', 3_600],
  ['1 day', 86_400],
  ['1 week', 604_800],
] as const;

export function controlPage(): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox of the partner API</title>
<style>
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 18%, transparent); --quiet: color-mix(in srgb, currentColor 68%, transparent); --accent: light-dark(#0b5f66, #6fd0d4); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 2rem 1.25rem 5rem; font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; margin: 0 0 .5rem; } h2 { font-size: 1.2rem; margin: 2.5rem 0 .75rem; }
p { margin: .25rem 0 .75rem; } .quiet { color: var(--quiet); } a { color: var(--accent); }
code, pre { font: .85rem/1.5 ui-monospace, monospace; } pre { overflow-x: auto; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0; }
button, input, select { font: inherit; padding: .3rem .7rem; border: 1px solid var(--line); border-radius: .4rem; background: transparent; color: inherit; min-height: 2.25rem; }
button { cursor: pointer; } button:hover { border-color: var(--accent); color: var(--accent); } :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.row { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
table { width: 100%; border-collapse: collapse; } th, td { text-align: left; padding: .4rem .5rem; border-bottom: 1px solid var(--line); vertical-align: top; }
output { font-variant-numeric: tabular-nums; }
.scroll { overflow-x: auto; }
</style>
</head>
<body>
<main><h1>Sandbox of the partner API</h1>
<p class="quiet">Invented companies and money. <a href="/openapi.json">The contract</a> · <a href="/sandbox/audit">the books</a></p>
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
<button>Switch on</button> <button type="button" data-post="faults/clear">Switch all off</button></form>
<pre id="faults">[]</pre></main>
<script type="module" src="/sandbox/control.js"></script>
</body>
</html>`;
}
