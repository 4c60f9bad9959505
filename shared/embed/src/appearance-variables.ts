interface Variable {
  /** Ends the sentence "It takes …". */
  takes: string;
  pattern: RegExp;
}

const colour: Variable = {
  takes: 'a colour such as "#0b5759"',
  pattern: /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i,
};

/** The fonts that a device has already, and `inter`, which the portal brings. */
export type FontFamily = 'inter' | 'system-ui' | 'sans-serif' | 'serif';

/** The variables of an appearance and the values that each takes. Names and units are those of Stripe's Appearance API. */
export const appearanceVariables = {
  colorPrimary: colour,
  colorBackground: colour,
  colorSurface: colour,
  colorText: colour,
  fontFamily: {
    takes: '"inter" or "system-ui" or "sans-serif" or "serif"',
    pattern: /^(?:inter|system-ui|sans-serif|serif)$/,
  },
  borderRadius: {
    takes: 'a length from "0px" to "20px"',
    pattern: /^(?:1?\d|20)px$/,
  },
  spacingUnit: {
    takes: 'a length from "3px" (compact) to "5px" (comfortable)',
    pattern: /^(?:[34](?:\.\d+)?|5)px$/,
  },
} as const satisfies Readonly<Record<string, Variable>>;
export type VariableName = keyof typeof appearanceVariables;
