import { documentJson, documentTime } from '@investor-portal/loader/document-json';
import type { RuntimeConfig } from '@investor-portal/shared/session/runtime-config';

type PageConfig = Pick<RuntimeConfig, 'currency' | 'timeZone'> &
  Pick<Partial<RuntimeConfig>, 'brand'>;

/** The configuration in the page, which the server has validated. It replaces session/runtime-config in a first frame. */
export function runtimeConfig(): PageConfig {
  const config = documentJson('portal-config') as Partial<PageConfig> | undefined;
  return { currency: 'PHP', timeZone: 'Asia/Manila', ...config };
}

/** Returns the time by the server's clock in epoch ms, rounded down to the interval, as `useNow` returns it. */
export function pageTime(interval: number): number {
  return Math.floor(documentTime() / interval) * interval;
}
