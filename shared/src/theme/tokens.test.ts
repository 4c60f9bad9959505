import { tokenDeclarations, tokens } from './tokens';

describe('design tokens', () => {
  it('name custom properties', () => {
    expect(tokens.colour.ink).toBe('var(--ink)');
    expect(tokens.space[4]).toBe('var(--space-4)');
    expect(tokens.text['2xl']).toBe('var(--text-2xl)');
  });

  it('have a declaration for every name', () => {
    const declared = tokenDeclarations();
    for (const scale of Object.values(tokens))
      for (const name of Object.values(scale))
        expect(declared).toContain(`${name.slice('var('.length, -1)}: `);
  });

  it('take the platform’s brand first', () => {
    expect(tokenDeclarations()).toContain('--accent: var(--brand-accent, #0b5759);');
    expect(tokenDeclarations()).toContain(
      '--accent-hover: var(--brand-accent-hover, var(--accent));',
    );
  });
});
