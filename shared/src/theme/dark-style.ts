import { brandName, isBranded } from './brand-names';
import { accentMixes } from './colours';
import { darkAccentMixes, darkColours, darkShadows } from './dark-colours';
import { inDark } from './media';

/** The host's document contains this CSS for the first paint. It is for screens only, because paper is white. */
export function darkStyle(): string {
  const unmixed = Object.entries(accentMixes).map(
    ([name, [, , instead]]) => [name, `var(--${instead})`] as const,
  );
  const mixed = Object.entries(darkAccentMixes).map(
    ([name, [share, other]]) =>
      [name, `color-mix(in srgb,var(--accent) ${share}%,${other})`] as const,
  );
  const shadows = Object.entries(darkShadows).map(
    ([step, value]) => [`shadow-${step}`, value] as const,
  );
  const all = declarations([...Object.entries(darkColours), ...unmixed, ...shadows]);
  return [
    `@media screen{`,
    `${inDark}{${all}color-scheme:dark}`,
    // Backdrops do not inherit custom properties before Chrome 122 and Safari 17.4.
    `${inDark} ::backdrop{--veil:${darkColours.veil}}`,
    `@supports (color:color-mix(in srgb,red,blue)){${inDark}{${declarations(mixed)}}}`,
    '}',
  ].join('');
}

function declarations(values: readonly (readonly [name: string, value: string])[]): string {
  return values
    .map(([name, value]) =>
      isBranded(name) ? `--${name}:var(${brandName(name, true)},${value});` : `--${name}:${value};`,
    )
    .join('');
}
