import { checkAppearance } from './check-appearance';

const check = (appearance: unknown) => () => checkAppearance('mount', appearance);

it.each([
  undefined,
  'light',
  {},
  { theme: 'system', variables: {}, darkVariables: undefined },
  {
    theme: 'dark',
    variables: {
      colorPrimary: '#0b5759',
      colorBackground: '#FFF',
      colorSurface: '#ffffff',
      colorText: '#000',
      fontFamily: 'serif',
      borderRadius: '20px',
      spacingUnit: '3.5px',
    },
    darkVariables: { colorPrimary: '#6fc9c3' },
  },
])('takes %j', (appearance) => {
  expect(check(appearance)).not.toThrow();
});

it.each([
  [
    [],
    'appearance is a value of type object. It takes "light" or "dark" or "system" or an object with variables.',
  ],
  [null, 'appearance is null. It takes "light" or'],
  [
    { Theme: 'dark' },
    'unknown option appearance.Theme. Known are theme, variables, darkVariables.',
  ],
  [{ theme: 'night' }, 'appearance.theme is "night". It takes "light" or "dark" or "system".'],
  [{ variables: 'serif' }, 'appearance.variables is "serif". It takes an object with variables.'],
  [
    { variables: { colourPrimary: '#123' } },
    'unknown option appearance.variables.colourPrimary. Known are colorPrimary, ',
  ],
  [
    { variables: { colorText: 'red; background: url(x)' } },
    'appearance.variables.colorText is "red; background: url(x)". It takes a colour such as "#0b5759".',
  ],
  [
    { variables: { borderRadius: 8 } },
    'appearance.variables.borderRadius is 8. It takes a length from "0px" to "20px".',
  ],
  [
    { variables: { borderRadius: '21px' } },
    'appearance.variables.borderRadius is "21px". It takes a length from "0px" to "20px".',
  ],
  [
    { variables: { spacingUnit: '6px' } },
    'appearance.variables.spacingUnit is "6px". It takes a length from "3px" (compact) to "5px" (comfortable).',
  ],
  [
    { variables: { fontFamily: 'Georgia' } },
    'appearance.variables.fontFamily is "Georgia". It takes "inter" or "system-ui" or "sans-serif" or "serif".',
  ],
  [
    { darkVariables: { colorText: 'white' } },
    'appearance.darkVariables.colorText is "white". It takes a colour such as "#0b5759".',
  ],
  [
    { darkVariables: { fontFamily: 'serif' } },
    'unknown option appearance.darkVariables.fontFamily. Known are colorPrimary, colorBackground, colorSurface, colorText.',
  ],
])('refuses %j, and names the part and what it takes', (appearance, said) => {
  expect(check(appearance)).toThrow(`InvestorPortal.mount: ${said}`);
});
