import { readFileSync } from 'node:fs';
import path from 'node:path';
import { colours } from '@investor-portal/shared/theme/colours';

/** The document's style element. It applies before any script of the portal has arrived. */
const page = readFileSync(path.join(__dirname, '../../public/index.html'), 'utf8');
const [, style = ''] = /<style nonce="__CSP_NONCE__">([^]*?)<\/style>/.exec(page) ?? [''];

const colourOf = (selector: string, property: string) =>
  style.split(`${selector} {`)[1]?.match(new RegExp(`${property}:[^;]*(#[0-9a-f]+)`))?.[1];

it.each([
  ['body', 'background', 'canvas'],
  ['.starting', 'border-bottom', 'line'],
  ['.starting div', 'color', 'ink-soft'],
] as const)('the document’s %s has the %s of the theme', (selector, property, name) => {
  expect(colourOf(`\n      ${selector}`, property)).toBe(colours[name]);
});

it.each([
  ['body', 'background', 'canvas'],
  ['.starting', 'background', 'surface'],
  ['.starting', 'border-color', 'line'],
  ['.starting div', 'color', 'ink-soft'],
] as const)(
  'the document’s %s takes the %s of the dark tokens, which it has itself',
  (selector, property, name) => {
    const rule = style.split(`:root[data-appearance='dark'] ${selector} {`)[1]?.split('}')[0];
    expect(rule).toContain(`${property}: var(--${name},`);
    expect(page).toContain("require('@investor-portal/shared/theme/dark-style')");
  },
);
