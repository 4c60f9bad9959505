/**
 * The surfaces of the dark appearance that a brand colour is measured against (`brand.ts`), apart from its other colours
 * (`dark-colours.ts`): those are in the document, and no first script needs them.
 */
export const darkCanvas = '#0f181e';
export const darkSunken = '#1f2e37';
