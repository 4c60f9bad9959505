import { brandName, isBranded } from './brand-names';
import { accentMixes } from './colours';
import { darkAccentMixes, darkColours, darkShadows } from './dark-colours';
import { inDark } from './media';

/**
 * The dark appearance as CSS. The host's document has it (host/public/index.html), so that it is there at the first paint
 * and no script carries it. Only for screens: paper is white, so what is printed is in the light appearance.
 */
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
    // Backdrops inherit nothing before Chrome 122 and Safari 17.4.
    `${inDark} ::backdrop{--veil:${darkColours.veil}}`,
    `@supports (color:color-mix(in srgb,red,blue)){${inDark}{${declarations(mixed)}}}`,
    '}',
  ].join('');
}

/** A platform's brand colour comes first, where it has one. */
function declarations(values: readonly (readonly [name: string, value: string])[]): string {
  return values
    .map(([name, value]) =>
      isBranded(name) ? `--${name}:var(${brandName(name, true)},${value});` : `--${name}:${value};`,
    )
    .join('');
}
