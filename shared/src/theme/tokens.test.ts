import { mixDeclarations, tokenDeclarations, tokens } from './tokens';

describe('design tokens', () => {
  it('name custom properties', () => {
    expect(tokens.colour.ink).toBe('var(--ink)');
    expect(tokens.space[4]).toBe('var(--space-4)');
    expect(tokens.text['2xl']).toBe('var(--text-2xl)');
  });

  it('declare a value for every name they give', () => {
    const declared = tokenDeclarations();
    for (const scale of Object.values(tokens))
      for (const name of Object.values(scale))
        expect(declared).toContain(`${name.slice('var('.length, -1)}: `);
  });

  it('let the shades of the accent follow it', () => {
    expect(mixDeclarations()).toContain(
      '--accent-soft: color-mix(in srgb, var(--accent) 8%, #ffffff);',
    );
  });

  it('have a value without mixing', () => {
    expect(tokenDeclarations()).toContain('--accent-hover: var(--accent);');
    expect(tokenDeclarations()).not.toContain('color-mix');
  });
});
