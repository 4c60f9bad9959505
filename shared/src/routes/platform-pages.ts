import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';

export function shareUrl(campaignGuid: string): string | null {
  return addressOf(runtimeConfig().campaignShareUrl, { campaign: campaignGuid });
}

export interface PageGuids {
  campaign: string;
  issuer: string;
}

export function platformPageOf(module: 'updates' | 'discussion', guids: PageGuids): string | null {
  const { campaignUpdatesUrl, campaignDiscussionUrl } = runtimeConfig();
  return addressOf(module === 'updates' ? campaignUpdatesUrl : campaignDiscussionUrl, guids);
}

function addressOf(template: string | undefined, guids: Partial<PageGuids>): string | null {
  let address = template ?? null;
  for (const [name, guid] of Object.entries(guids)) {
    if (!address?.includes(`{${name}}`)) continue;
    if (guid === '') return null;
    address = address.replaceAll(`{${name}}`, encodeURIComponent(guid));
  }
  return address;
}
