import type { RuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { isFromPlatform } from './platform-window';

/*
 * Light or dark, as the platform wants it (decision 89). The document's first script uses this file, so that the first
 * paint already has the right colours; it stays free of dependencies.
 */

export type Appearance = RuntimeConfig['appearance'];

const choices: readonly unknown[] = ['light', 'dark', 'system'] satisfies Appearance[];

/**
 * Shows the appearance that the platform's page wants, as long as the page lives: by the frame's name, which embed.js sets
 * before the frame loads, and by messages after that; until then the configured one. 'system' follows the investor's device.
 */
export function followAppearance(
  origins: readonly string[],
  configured: Appearance = 'light',
): void {
  const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');
  let chosen = appearanceOfFrame() ?? configured;
  const apply = () => {
    const dark = chosen === 'dark' || (chosen === 'system' && prefersDark.matches);
    document.documentElement.dataset.appearance = dark ? 'dark' : 'light';
  };
  apply();
  prefersDark.addEventListener('change', apply);
  window.addEventListener(
    'message',
    (event: MessageEvent<{ action?: unknown; value?: unknown }>) => {
      if (event.data?.action !== 'portal:appearance' || !isFromPlatform(event, origins)) return;
      if (!isAppearance(event.data.value)) return;
      chosen = event.data.value;
      apply();
    },
  );
}

function appearanceOfFrame(): Appearance | undefined {
  const [prefix, name] = window.name.split(':');
  return prefix === 'portal' && isAppearance(name) ? name : undefined;
}

function isAppearance(value: unknown): value is Appearance {
  return choices.includes(value);
}
