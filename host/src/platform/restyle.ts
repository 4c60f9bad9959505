import {
  appearanceVariables,
  type VariableName,
} from '@investor-portal/embed/appearance-variables';
import type { AppearanceVariables } from '@investor-portal/embed/embed-types';
import type { WantedAppearance } from '@investor-portal/shared/contract/document-start';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { derivePalette } from '@investor-portal/shared/theme/palette';
import { brandStyle } from '@investor-portal/shared/theme/brand-style';
import { scales } from '@investor-portal/shared/theme/scales';
import * as v from 'valibot';
import { showStyle } from './appearance';
import { reportOnce } from './platform';

/**
 * Shows the variables of the platform's appearance. A variable that cannot be used is named in the console, and the portal's
 * own value stays.
 */
export function restyle({ isDark, variables }: WantedAppearance): void {
  const given = readVariables(variables);
  const { colorPrimary, colorBackground, colorSurface, colorText } = given;
  // Without a colour of the platform's page, the configured brand is shown already (`applyBrandColour`).
  const hasColours = colorPrimary ?? colorBackground ?? colorSurface ?? colorText;
  const palette = derivePalette(
    hasColours ? { colorPrimary: runtimeConfig().brand.accent, ...given } : {},
    isDark,
  );
  for (const { variable, shown, because } of palette.corrections)
    if (given[variable])
      sayOnce(
        'contrast',
        `${variable} is "${given[variable]}". Shown is ${shown}, because ${because}.`,
      );
  showStyle(palette.isDark, brandStyle(palette.colours, scales(given)));
}

function readVariables(variables: Readonly<Record<string, unknown>>): AppearanceVariables {
  const known = Object.entries(variables).filter(([name, value]) => {
    if (isVariable(name)) {
      const { pattern, takes } = appearanceVariables[name];
      if (v.is(v.pipe(v.string(), v.regex(pattern)), value)) return true;
      sayOnce(
        'variable',
        `${name} is ${String(JSON.stringify(value)).slice(0, 80)}. It takes ${takes}.`,
      );
    } else {
      const known = Object.keys(appearanceVariables).join(', ');
      sayOnce('variable', `variable ${name} is unknown. Known are ${known}.`);
    }
    return false;
  });
  return Object.fromEntries(known);
}

function isVariable(name: string): name is VariableName {
  return Object.hasOwn(appearanceVariables, name);
}

function sayOnce(kind: string, problem: string): void {
  const reason = `The appearance’s ${problem}`;
  reportOnce(`InvestorPortal: ${reason}`, { source: 'appearance', kind, reason });
}
