import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { colours } from '../theme/colours';
import { GlobalStyle } from './GlobalStyle';

/** The rules as rendered on a server, because styled-components' build for Node adds none to a page. */
function written(): string {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<GlobalStyle />));
  return sheet.getStyleTags();
}

describe('GlobalStyle', () => {
  it('declares the tokens for the light scheme', () => {
    const rules = written();
    expect(rules).toContain(`--accent:var(--brand-accent, ${colours.accent});`);
    expect(rules).toContain('color-scheme:light;');
  });

  it('has fallbacks for older browsers: unmixed colours, and a veil for backdrops', () => {
    const rules = written();
    expect(rules).toMatch(/:root\{[^}]*--accent-soft:var\(--sunken\);/);
    expect(rules).toMatch(/@supports[^{]*color-mix[^{]*\{:root\{[^}]*--accent-soft:color-mix\(/);
    expect(rules).toContain(`::backdrop{--veil:${colours.veil};}`);
  });

  it('removes motion for investors who prefer less', () => {
    expect(written()).toMatch(
      /prefers-reduced-motion: reduce\)\{:root\{[^}]*--motion-calm:0\.01ms;/,
    );
  });

  it('draws a focus ring', () => {
    expect(written()).toMatch(/:focus-visible\{outline:2px solid var\(--focus\);/);
  });
});
