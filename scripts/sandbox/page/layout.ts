import { escapeHtml } from '@investor-portal/scripts/workspace/escape-html';

export function layout(title: string, body: string, script = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 18%, transparent); --quiet: color-mix(in srgb, currentColor 68%, transparent); --accent: light-dark(#0b5f66, #6fd0d4); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 2rem 1.25rem 5rem; font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; margin: 0 0 .5rem; } h2 { font-size: 1.2rem; margin: 2.5rem 0 .75rem; } h3 { font-size: 1rem; margin: 0; }
p { margin: .25rem 0 .75rem; } .quiet { color: var(--quiet); } a { color: var(--accent); }
code, pre { font: .85rem/1.5 ui-monospace, monospace; } pre { overflow-x: auto; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0; }
button, input, select { font: inherit; padding: .3rem .7rem; border: 1px solid var(--line); border-radius: .4rem; background: transparent; color: inherit; min-height: 2.25rem; }
button { cursor: pointer; } button:hover { border-color: var(--accent); color: var(--accent); } :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.row { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
table { width: 100%; border-collapse: collapse; } th, td { text-align: left; padding: .4rem .5rem; border-bottom: 1px solid var(--line); vertical-align: top; }
details { border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0; } summary { padding: .6rem 1rem; cursor: pointer; } details > div { padding: 0 1rem 1rem; }
.verb { display: inline-block; min-width: 3.2rem; font-weight: 700; color: var(--accent); }
output { font-variant-numeric: tabular-nums; }
.scroll { overflow-x: auto; }
</style>
</head>
<body>
${body}
${script ? `<script type="module" src="${script}"></script>` : ''}
</body>
</html>`;
}
