import type { RuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { isFromPlatform } from './platform-messages';

export type Appearance = RuntimeConfig['appearance'];

const themes: readonly unknown[] = ['light', 'dark', 'system'] satisfies Appearance[];

/**
 * Shows the appearance that the platform's page wants (decision 89): by the frame's name, then by messages. Without them the
 * configuration counts. The document's first script calls this, so that the first paint has the right colours.
 */
export function followAppearance(
  origins: readonly string[],
  configured: Appearance = 'light',
): void {
  const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');
  const [, named] = /^portal:(.+)/.exec(window.name) ?? [];
  let chosen: unknown = themes.includes(named) ? named : configured;
  const show = () => {
    const isDark = chosen === 'dark' || (chosen === 'system' && prefersDark.matches);
    document.documentElement.dataset.appearance = isDark ? 'dark' : 'light';
  };
  show();
  prefersDark.addEventListener('change', show);
  window.addEventListener(
    'message',
    (event: MessageEvent<{ action?: unknown; value?: unknown }>) => {
      if (event.data?.action !== 'portal:appearance' || !isFromPlatform(event, origins)) return;
      if (!themes.includes(event.data.value)) return;
      chosen = event.data.value;
      show();
    },
  );
}
