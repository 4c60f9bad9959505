import type { WantedAppearance } from '@investor-portal/shared/contract/document-start';
import type { RuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { firstSurfaces } from '@investor-portal/shared/theme/first-surfaces';
import { isFromPlatform } from './platform-window';

/*
 * The appearance that the platform wants (decision 89). The document's first script uses this file, so that the first paint
 * already has the right colours. It must not import a library: restyle.ts validates the variables and shows all of them.
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
 * before the frame loads, and by messages after that. An option that the page does not set keeps its value from the portal's
 * configuration. 'system' follows the investor's device.
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
  const [, value = ''] = /^portal:(.+)/.exec(window.name) ?? [];
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function optionsOf(value: unknown): AppearanceOptions {
  const options = (Object(value) === value ? value : { theme: value }) as AppearanceOptions;
  return { ...options, theme: themes.includes(options.theme) ? options.theme : undefined };
}

/**
 * Shows only the colours of the page and the cards. There is no text of the portal yet, so the other colours are derived
 * later.
 */
function paint({ isDark, variables }: WantedAppearance): void {
  const { colorBackground, colorSurface } = variables;
  const first = firstSurfaces(colorBackground, colorSurface);
  showStyle(first?.isDark ?? isDark, first?.css ?? '');
}

/** Sets the attribute that chooses between light and dark, and the platform's own tokens. */
export function showStyle(isDark: boolean, css: string): void {
  document.documentElement.dataset.appearance = isDark ? 'dark' : 'light';
  const style = document.getElementById('portal-appearance');
  if (style && style.textContent !== css) style.textContent = css;
}
