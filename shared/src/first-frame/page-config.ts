import { documentJson, documentTime } from '@investor-portal/loader/document-json';
import type { RuntimeConfig } from '@investor-portal/shared/session/runtime-config';

const defaults = { currency: 'PHP', timeZone: 'Asia/Manila' };

type PageConfig = typeof defaults & Partial<Pick<RuntimeConfig, 'brand'>>;

/** The configuration in the page, which the server has validated. A first frame must not wait for valibot. */
export function pageConfig(): PageConfig {
  return { ...defaults, ...(documentJson('portal-config') as Partial<PageConfig> | undefined) };
}

/** In a first frame, this module replaces session/runtime-config (scripts/build/first-frame.ts). */
export const runtimeConfig = pageConfig;

/** Returns the time by the server's clock in epoch ms, rounded down to the interval, as `useNow` returns it. */
export function pageTime(interval: number): number {
  return Math.floor(documentTime() / interval) * interval;
}
