import { appearanceVariables } from '@investor-portal/embed/appearance-variables';
import { checkNames, wrong } from './wrong-option';

const themes = ['light', 'dark', 'system'];
const takesThemes = '"light" or "dark" or "system"';
const names = Object.keys(appearanceVariables);
const colours = names.filter((name) => name.startsWith('color'));

/** @throws an error that names the first part of the appearance that is unknown or wrong, and says what it takes. */
export function checkAppearance(caller: string, appearance: unknown): void {
  if (appearance === undefined || isTheme(appearance)) return;
  if (!isObject(appearance))
    throw wrong(caller, 'appearance', appearance, `${takesThemes} or an object with variables`);
  checkNames(caller, appearance, ['theme', 'variables', 'darkVariables'], 'appearance.');
  const { theme, variables, darkVariables } = appearance;
  if (theme !== undefined && !isTheme(theme))
    throw wrong(caller, 'appearance.theme', theme, takesThemes);
  checkVariables(caller, 'appearance.variables', variables, names);
  checkVariables(caller, 'appearance.darkVariables', darkVariables, colours);
}

function checkVariables(
  caller: string,
  option: string,
  given: unknown,
  known: readonly string[],
): void {
  if (given === undefined) return;
  if (!isObject(given)) throw wrong(caller, option, given, 'an object with variables');
  checkNames(caller, given, known, `${option}.`);
  for (const [name, { pattern, takes }] of Object.entries(appearanceVariables)) {
    const value = given[name];
    if (value !== undefined && !(typeof value === 'string' && pattern.test(value)))
      throw wrong(caller, `${option}.${name}`, value, takes);
  }
}

function isTheme(value: unknown): boolean {
  return themes.some((theme) => theme === value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return Object(value) === value && !Array.isArray(value) && typeof value !== 'function';
}
