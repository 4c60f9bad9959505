import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { GlobalStyle } from './GlobalStyle';

/** Renders the rules as on a server, because styled-components' build for Node adds no rules to a page. */
function renderRules(): string {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<GlobalStyle />));
  return sheet.getStyleTags();
}

describe('GlobalStyle', () => {
  it('removes motion for investors who prefer reduced motion', () => {
    expect(renderRules()).toMatch(
      /prefers-reduced-motion: reduce\)\{:root\{[^}]*--motion-calm:0\.01ms;/,
    );
  });

  it('draws a focus ring', () => {
    expect(renderRules()).toMatch(/:focus-visible\{outline:2px solid var\(--focus\);/);
  });
});
