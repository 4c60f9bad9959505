import * as v from 'valibot';
import {
  runtimeConfigSchema,
  type RuntimeConfig,
} from '@investor-portal/shared/session/runtime-config';
import type { PlatformSettings } from '../platform/platform-app.ts';
import { originOf } from './ports.ts';

/** The partner API the portal talks to: a real one when PARTNER_API_URL is set, else the sandbox. */
export function partnerApiUrl(): string {
  return process.env.PARTNER_API_URL || originOf('PARTNER_API_PORT');
}

export function usesSandbox(): boolean {
  return !process.env.PARTNER_API_URL;
}

/** What the demo's platform page is told. */
export function localPlatformSettings(): PlatformSettings {
  return {
    portalUrl: originOf('HOST_PORT'),
    partnerApiUrl: partnerApiUrl(),
    sandbox: usesSandbox(),
  };
}

/** `/config.json` of `npm start`, from embedded defaults and the environment. */
export function localRuntimeConfig(): RuntimeConfig {
  const sandbox = originOf('PARTNER_API_PORT');
  return v.parse(runtimeConfigSchema, {
    partnerApiUrl: partnerApiUrl(),
    platformOrigins: originsIn('PLATFORM_ORIGINS') ?? [originOf('PLATFORM_PORT')],
    developerOrigins: originsIn('DEVELOPER_ORIGINS'),
    ...(usesSandbox() && {
      publicIpUrl: `${sandbox}/sandbox/public-ip`,
      links: {
        termsOfService: `${sandbox}/sandbox/documents/terms-of-service`,
        privacyPolicy: `${sandbox}/sandbox/documents/privacy-policy`,
        investorAgreement: `${sandbox}/sandbox/documents/investor-agreement`,
        cashAccountForm: `${sandbox}/sandbox/documents/cash-account-form`,
        support: 'support@bayanihan.example',
      },
    }),
  });
}

function originsIn(variable: 'PLATFORM_ORIGINS' | 'DEVELOPER_ORIGINS'): string[] | undefined {
  return process.env[variable]?.split(',').map((origin) => origin.trim());
}
