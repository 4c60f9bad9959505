import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { colours } from '../theme/colours';
import { GlobalStyle } from './GlobalStyle';

it('GlobalStyle has the platform’s brand first, no motion for investors who prefer that, and a focus ring', () => {
  // Renders the rules as on a server, because styled-components' build for Node adds no rules to a page.
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<GlobalStyle />));
  const rules = sheet.getStyleTags();
  expect(rules).toContain(`--accent:var(--brand-accent,${colours.accent});`);
  // Browsers that cannot mix colours use the first.
  expect(rules).toMatch(
    /--accent-soft:var\(--sunken\);.*@supports[^{]*\{:root\{[^}]*--accent-soft:color-mix\(/s,
  );
  expect(rules).toMatch(/reduce\)\{:root\{[^}]*--motion-calm:0\.01ms;/);
  expect(rules).toContain(':focus-visible{outline:2px solid var(--focus);');
});
