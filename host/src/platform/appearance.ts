import type { RuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { onPlatformMessage } from './platform-messages';

export type Appearance = RuntimeConfig['appearance'];

const themes: readonly unknown[] = ['light', 'dark', 'system'] satisfies Appearance[];

/** Follows the frame's name, then the platform's messages, else the configuration, from the first paint on (decision 89). */
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
  onPlatformMessage('portal:appearance', origins, (wanted) => {
    if (themes.includes(wanted)) chosen = wanted;
    show();
  });
}
