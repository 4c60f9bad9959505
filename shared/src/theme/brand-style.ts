import { brandRoot } from './first-surfaces';
import { media } from './media';

type Tokens = Readonly<Record<string, string>>;

/** Returns the CSS of a platform's tokens. Colours are for screens only, because prints are on white paper. */
export function brandStyle(colours: Tokens, { always, onWideScreens }: Scales): string {
  return [rule('@media screen', colours), rule('', always), rule(media.tablet, onWideScreens)].join(
    '',
  );
}

export interface Scales {
  always: Tokens;
  /** A narrow screen has no room for them. */
  onWideScreens: Tokens;
}

function rule(query: string, tokens: Tokens): string {
  const declarations = Object.entries(tokens).map(([name, value]) => `--${name}:${value};`);
  if (declarations.length === 0) return '';
  const body = `${brandRoot}{${declarations.join('')}}`;
  return query ? `${query}{${body}}` : body;
}
