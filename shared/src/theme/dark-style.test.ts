import { darkColours, darkStyle } from './dark-style';
import { tokens } from './tokens';

describe('the dark appearance', () => {
  it('has another value for every colour and shadow', () => {
    for (const name of Object.values({ ...tokens.colour, ...tokens.shadow }))
      expect(darkStyle()).toContain(`${name.slice('var('.length, -1)}:`);
  });

  it('is for screens only, so that paper is white', () => {
    expect(darkStyle()).toMatch(/^@media screen\{.*color-scheme:dark.*\}\}\}$/);
  });

  it('uses the platform’s brand first, mixed if the browser can mix colours', () => {
    expect(darkStyle()).toContain(`--accent:var(--brand-dark-accent,${darkColours.accent});`);
    expect(darkStyle()).toContain('--accent-soft:var(--sunken);');
    expect(darkStyle()).toMatch(/@supports.*--accent-soft:color-mix\(in srgb,var\(--accent\) 22%,/);
  });
});
