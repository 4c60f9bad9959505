import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';

/**
 * The campaign's address on the platform, without any of the investor's data; null where none is configured.
 */
export function shareUrl(campaignGuid: string): string | null {
  const template = runtimeConfig().campaignShareUrl;
  return template?.replaceAll('{campaign}', encodeURIComponent(campaignGuid)) ?? null;
}
