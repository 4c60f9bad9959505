import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { colours } from '../theme/colours';
import { GlobalStyle } from './GlobalStyle';

/** Renders the rules as on a server, because styled-components' build for Node adds no rules to a page. */
function renderRules(): string {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<GlobalStyle />));
  return sheet.getStyleTags();
}

describe('GlobalStyle', () => {
  it('declares the tokens for the light scheme', () => {
    const rules = renderRules();
    expect(rules).toContain(`--accent:var(--brand-accent,${colours.accent});`);
    expect(rules).toContain('color-scheme:light;');
  });

  it('has fallbacks for older browsers: unmixed colours, and a veil for backdrops', () => {
    const rules = renderRules();
    expect(rules).toMatch(/:root\{[^}]*--accent-soft:var\(--sunken\);/);
    expect(rules).toMatch(/@supports[^{]*color-mix[^{]*\{:root\{[^}]*--accent-soft:color-mix\(/);
    expect(rules).toContain(`::backdrop{--veil:${colours.veil};}`);
  });

  it('removes motion for investors who prefer reduced motion', () => {
    expect(renderRules()).toMatch(
      /prefers-reduced-motion: reduce\)\{:root\{[^}]*--motion-calm:0\.01ms;/,
    );
  });

  it('draws a focus ring', () => {
    expect(renderRules()).toMatch(/:focus-visible\{outline:2px solid var\(--focus\);/);
  });
});
