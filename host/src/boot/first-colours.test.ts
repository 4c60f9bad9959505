import { readFileSync } from 'node:fs';
import path from 'node:path';
import { colours } from '@investor-portal/shared/theme/colours';
import { darkColours } from '@investor-portal/shared/theme/dark-colours';

/** The style element of the document, which paints before any script of the portal has arrived. */
const [, style = ''] = /<style nonce="__CSP_NONCE__">([^]*?)<\/style>/.exec(
  readFileSync(path.join(__dirname, '../../public/index.html'), 'utf8'),
) ?? [''];

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
] as const)('the document’s %s has the %s of the theme in the dark', (selector, property, name) => {
  expect(colourOf(`:root[data-appearance='dark'] ${selector}`, property)).toBe(darkColours[name]);
});
