import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { colours } from '../theme/colours';
import { GlobalStyle } from './GlobalStyle';

/** The rules as a server would write them: the build of styled-components for Node puts none into a page. */
function written(): string {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<GlobalStyle />));
  return sheet.getStyleTags();
}

describe('GlobalStyle', () => {
  it('gives the tokens their values, on the light scheme', () => {
    const rules = written();
    expect(rules).toContain(`--accent:${colours.accent};`);
    expect(rules).toContain('color-scheme:light;');
  });

  it('has what older browsers lack: colours they cannot mix, a veil that no backdrop inherits', () => {
    const rules = written();
    expect(rules).toMatch(/:root\{[^}]*--accent-hover:var\(--accent\);/);
    expect(rules).toMatch(/@supports[^{]*color-mix[^{]*\{:root\{--accent-hover:color-mix\(/);
    expect(rules).toContain(`::backdrop{--veil:${colours.veil};}`);
  });

  it('takes the motion out for who asked for less of it', () => {
    expect(written()).toMatch(
      /prefers-reduced-motion: reduce\)\{:root\{[^}]*--motion-calm:0\.01ms;/,
    );
  });

  it('draws a focus ring', () => {
    expect(written()).toMatch(/:focus-visible\{outline:2px solid var\(--focus\);/);
  });
});
