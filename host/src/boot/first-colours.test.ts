import { readFileSync } from 'node:fs';
import path from 'node:path';
import { colours } from '@investor-portal/shared/theme/colours';

/** The document's style element. It applies before any script of the portal has arrived. */
const page = readFileSync(path.join(__dirname, '../../public/index.html'), 'utf8');
const [, style = ''] = /<style nonce="__CSP_NONCE__">([^]*?)<\/style>/.exec(page) ?? [''];

it.each([
  ['body', 'background', 'canvas'],
  ['.starting', 'background', 'surface'],
  ['.starting', 'border-bottom', 'line'],
  ['.starting div', 'color', 'ink-soft'],
] as const)(
  'the document’s %s has the %s of the theme, or of the dark tokens',
  (selector, property, name) => {
    const rule = style.split(`\n      ${selector} {`)[1]?.split('}')[0];
    const light = colours[name] === '#ffffff' ? '#fff' : colours[name];
    expect(rule).toMatch(new RegExp(`${property}:[^;]*var\\(--${name}, ${light}\\)`));
  },
);

it('the document has the dark tokens', () => {
  expect(page).toContain("require('@investor-portal/shared/theme/dark-style')");
});
