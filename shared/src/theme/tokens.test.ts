import { colours } from './colours';
import { tokenDeclarations, tokens } from './tokens';

describe('design tokens', () => {
  it('have a declaration for every name', () => {
    const declared = tokenDeclarations();
    for (const scale of Object.values(tokens))
      for (const name of Object.values(scale))
        expect(declared).toContain(`${name.slice('var('.length, -1)}: `);
  });

  it('use the platform’s brand first', () => {
    expect(tokenDeclarations()).toContain(`--accent: var(--brand-accent, ${colours.accent});`);
    expect(tokenDeclarations()).toContain(
      '--accent-hover: var(--brand-accent-hover, var(--accent));',
    );
  });
});
