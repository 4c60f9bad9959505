import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { colours } from '../theme/colours';
import { GlobalStyle } from './GlobalStyle';

it.each<[string, string | RegExp]>([
  ['the platform’s brand first', `--accent:var(--brand-accent,${colours.accent});`],
  [
    'a colour for browsers that cannot mix, before the mixed one',
    /--accent-soft:var\(--sunken\);.*@supports[^{]*\{:root\{[^}]*--accent-soft:color-mix\(/s,
  ],
  ['no motion for investors who prefer that', /reduce\)\{:root\{[^}]*--motion-calm:0\.01ms;/],
  ['a focus ring', ':focus-visible{outline:2px solid var(--focus);'],
])('GlobalStyle has %s', (_what, rule) => {
  // Renders the rules as on a server, because styled-components' build for Node adds no rules to a page.
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<GlobalStyle />));
  expect(sheet.getStyleTags()).toMatch(rule);
});
