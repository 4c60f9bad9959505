import { readFileSync } from 'node:fs';
import { judgeConfig } from '@investor-portal/shared/schema/judge-config';
import type {
  RuntimeConfig,
  runtimeConfigSchema,
} from '@investor-portal/shared/session/runtime-config';
import type * as v from 'valibot';
import { originOf } from '../workspace/ports';
import type { PlatformSettings } from './platform-app';
import { sandboxSettings } from './sandbox-settings';

export type Settings = Partial<v.InferInput<typeof runtimeConfigSchema>>;

/** Returns the settings in the file PORTAL_CONFIG, before validation. @throws when the file cannot be read. */
function fileSettings(): Settings | undefined {
  const file = process.env.PORTAL_CONFIG;
  if (!file) return undefined;
  try {
    const settings: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof settings !== 'object' || settings === null || Array.isArray(settings))
      throw new Error('it must be an object, { … }');
    return settings;
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`PORTAL_CONFIG=${file} cannot be read: ${problem}`, { cause });
  }
}

/**
 * Validates settings and fills in the defaults.
 * @param known faults that the caller has found.
 * @throws an error that lists every wrong, missing or unknown key.
 */
export function readConfig(settings: Settings, known: readonly string[] = []): RuntimeConfig {
  const { config, faults } = judgeConfig(settings, Date.now());
  const all = [...faults.map(({ key, says }) => `${key} ${says}`), ...known];
  if (!config || all.length > 0)
    throw new Error(`The configuration cannot be used: ${all.join('; ')}.`);
  return config;
}

/** Returns the address of the real partner API, if PARTNER_API_URL or the PORTAL_CONFIG file names one. */
function realPartnerApi(): string | undefined {
  return process.env.PARTNER_API_URL || fileSettings()?.partnerApiUrl;
}

export function usesSandbox(): boolean {
  return realPartnerApi() === undefined;
}

export function localPlatformSettings(): PlatformSettings {
  return {
    portalUrl: originOf('HOST_PORT'),
    partnerApiUrl: realPartnerApi() ?? originOf('PARTNER_API_PORT'),
    sandbox: usesSandbox(),
  };
}

/**
 * Returns `/config.json` of `npm start`: from the environment, then the PORTAL_CONFIG file, then the sandbox's defaults. The
 * demo's page may always embed the portal, because it is the address to open.
 */
export function localRuntimeConfig(): RuntimeConfig {
  const file = fileSettings();
  const named = process.env['PLATFORM_ORIGINS']?.split(',').map((origin) => origin.trim()) ?? [];
  const origins = named.some(Boolean) ? named.filter(Boolean) : (file?.platformOrigins ?? []);
  return readConfig({
    ...(usesSandbox() && sandboxSettings(originOf('PARTNER_API_PORT'), originOf('PLATFORM_PORT'))),
    doctor: true,
    ...file,
    partnerApiUrl: realPartnerApi() ?? originOf('PARTNER_API_PORT'),
    platformOrigins: withDemo(origins),
  });
}

/**
 * Returns `/config.json` of a deployed host: only the PORTAL_CONFIG file, or the demo's configuration without a file.
 * @throws an error that explains what is wrong in the file. The file must name the registry, because a deployed host does not
 * serve remotes.
 */
export function deployedConfig(): RuntimeConfig {
  const file = fileSettings();
  if (!file) return localRuntimeConfig();
  const named = /^(?:https?:\/)?\//.test(String(file.releasesUrl));
  const missing =
    'releasesUrl must be the address of the registry of remotes, such as https://cdn.example/portal/releases.json';
  return readConfig(file, named ? [] : [missing]);
}

// The demo's origin is last, so that faults have the index in the file. readConfig reports a value that is not a list.
function withDemo(origins: string[]): string[] {
  if (!Array.isArray(origins)) return origins;
  return [...new Set([...origins, originOf('PLATFORM_PORT')])];
}
