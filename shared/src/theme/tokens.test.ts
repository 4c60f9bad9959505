import { colours } from './colours';
import { tokenDeclarations } from './tokens';

describe('design tokens', () => {
  it('use the platform’s brand first', () => {
    expect(tokenDeclarations()).toContain(`--accent: var(--brand-accent, ${colours.accent});`);
    expect(tokenDeclarations()).toContain(
      '--accent-hover: var(--brand-accent-hover, var(--accent));',
    );
  });
});
