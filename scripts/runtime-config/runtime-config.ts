import type { RuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { remotes } from '../workspace/apps.ts';
import { fileSettings, readConfig, type Settings } from './config-file.ts';
import { originOf } from '../workspace/ports.ts';

/** What the demo's platform page is told (`/platform.json`). */
export interface PlatformSettings {
  portalUrl: string;
  partnerApiUrl: string;
  /** The partner API is the sandbox, which lists its investors; any other's is handed over by hand. */
  sandbox: boolean;
}

/** A real partner API, where PARTNER_API_URL or the file of PORTAL_CONFIG names one. */
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
 * `/config.json` of `npm start`: what the environment says, else the file of PORTAL_CONFIG, else the sandbox's. The
 * demo's page may always embed the portal: it is the address to open.
 */
export function localRuntimeConfig(): RuntimeConfig {
  const file = fileSettings();
  const embedders = originsIn('PLATFORM_ORIGINS') ?? file?.platformOrigins ?? [];
  const developers = originsIn('DEVELOPER_ORIGINS') ?? file?.developerOrigins;
  return readConfig({
    ...(usesSandbox() && sandboxSettings()),
    ...file,
    partnerApiUrl: realPartnerApi() ?? originOf('PARTNER_API_PORT'),
    platformOrigins: withDemo(embedders),
    ...(developers && { developerOrigins: developers }),
  });
}

/**
 * `/config.json` of a host that is deployed: the file of PORTAL_CONFIG and nothing else; without one, the demo's.
 * @throws with what is wrong in the file, the registry's place among it: such a host has no remotes of its own.
 */
export function deployedConfig(): RuntimeConfig {
  const file = fileSettings();
  if (!file) return localRuntimeConfig();
  const config = readConfig(file);
  if (!file.releasesUrl || !/^(?:https?:\/)?\//.test(file.releasesUrl))
    throw new Error(
      'The configuration cannot be used: releasesUrl must say where the registry of remotes is, such as https://cdn.example/portal/releases.json.',
    );
  return config;
}

/** Where the remotes of a host that is deployed are, when it is the demo's; else they are where its registry is. */
export function deployedRemotes(): string[] {
  return fileSettings() ? [] : remotes.map(({ port }) => originOf(port));
}

// Last, so that a fault in the file is named by its place there; what is no list is for readConfig to name.
function withDemo(embedders: string[]): string[] {
  if (!Array.isArray(embedders)) return embedders;
  return [...new Set([...embedders, originOf('PLATFORM_PORT')])];
}

function sandboxSettings(): Settings {
  const sandbox = originOf('PARTNER_API_PORT');
  return {
    publicIpUrl: `${sandbox}/sandbox/public-ip`,
    links: {
      termsOfService: `${sandbox}/sandbox/documents/terms-of-service`,
      privacyPolicy: `${sandbox}/sandbox/documents/privacy-policy`,
      investorAgreement: `${sandbox}/sandbox/documents/investor-agreement`,
      cashAccountForm: `${sandbox}/sandbox/documents/cash-account-form`,
      support: 'support@bayanihan.example',
    },
  };
}

function originsIn(variable: 'PLATFORM_ORIGINS' | 'DEVELOPER_ORIGINS'): string[] | undefined {
  const text = process.env[variable];
  if (!text) return undefined;
  return text
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean);
}
