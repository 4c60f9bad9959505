import type { WantedAppearance } from '@investor-portal/shared/contract/document-start';
import type { RuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { toHex } from '@investor-portal/shared/theme/rgb';
import { surfacesOf } from '@investor-portal/shared/theme/surfaces';
import { isFromPlatform } from './platform-window';

/*
 * The appearance that the platform wants (decision 89). The document's first script uses this file, so that the first paint
 * already has the right colours. It stays free of dependencies: restyle.ts validates the variables and shows all of them.
 */

export type Appearance = RuntimeConfig['appearance'];
interface AppearanceOptions {
  theme?: unknown;
  variables?: object | undefined;
  darkVariables?: object | undefined;
}

const themes: readonly unknown[] = ['light', 'dark', 'system'];

/**
 * Shows the appearance that the platform's page wants, as long as the page lives: by the frame's name, which embed.js sets
 * before the frame loads, and by messages after that. What these leave out is as configured. 'system' follows the investor's
 * device.
 */
export function followAppearance(
  origins: readonly string[],
  configured: Appearance = 'light',
): WantedAppearance {
  const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');
  const usual = optionsOf(configured);
  let chosen = optionsOf(appearanceOfFrame());
  const wanted: WantedAppearance = { isDark: false, variables: {}, paint: () => paint(wanted) };
  const apply = () => {
    const theme = chosen.theme ?? usual.theme;
    wanted.isDark = theme === 'dark' || (theme === 'system' && prefersDark.matches);
    wanted.variables = {
      ...(chosen.variables ?? usual.variables),
      ...(wanted.isDark && (chosen.darkVariables ?? usual.darkVariables)),
    };
    if (wanted.restyle && Object.keys(wanted.variables).length > 0) wanted.restyle();
    else wanted.paint();
  };
  apply();
  prefersDark.addEventListener('change', apply);
  window.addEventListener(
    'message',
    (event: MessageEvent<{ action?: unknown; value?: unknown }>) => {
      if (event.data?.action !== 'portal:appearance' || !isFromPlatform(event, origins)) return;
      const { value } = event.data;
      if (!themes.includes(value) && Object(value) !== value) return;
      chosen = optionsOf(value);
      apply();
    },
  );
  return wanted;
}

function appearanceOfFrame(): unknown {
  const { name } = window;
  if (!name.startsWith('portal:')) return undefined;
  const value = name.slice('portal:'.length);
  try {
    return value.startsWith('{') ? JSON.parse(value) : value;
  } catch {
    return undefined;
  }
}

function optionsOf(value: unknown): AppearanceOptions {
  const options = (Object(value) === value ? value : { theme: value }) as AppearanceOptions;
  return { ...options, theme: themes.includes(options.theme) ? options.theme : undefined };
}

/** Shows the surfaces alone. The page has no text of the portal yet, and no colour that is derived from the others. */
function paint({ isDark, variables }: WantedAppearance): void {
  const surfaces = surfacesOf(variables);
  if (!surfaces) return showStyle(isDark, '');
  const { canvas, surface, isDark: isLightText } = surfaces;
  const ink = isLightText ? '#fff' : '#000';
  showStyle(isLightText, `--canvas:${toHex(canvas)};--surface:${toHex(surface)};--ink-soft:${ink}`);
}

/** Sets the attribute that chooses between light and dark, and custom properties that replace those of either. */
export function showStyle(isDark: boolean, colours: string, scales = ''): void {
  document.documentElement.dataset.appearance = isDark ? 'dark' : 'light';
  const style = document.getElementById('portal-appearance');
  // Prints are on white paper. The selector is more specific than those of both palettes.
  const rules = colours && `@media screen{:root:root:root{${colours}}}`;
  const text = scales && `:root:root:root{${scales}}`;
  if (style && style.textContent !== rules + text) style.textContent = rules + text;
}
