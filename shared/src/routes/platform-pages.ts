import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';

/** Pages of the platform. Their addresses have nothing of the investor. */

/** The campaign's address, to share; null where none is configured. */
export function shareUrl(campaignGuid: string): string | null {
  return addressOf(runtimeConfig().campaignShareUrl, { campaign: campaignGuid });
}

/** The guids by which the platform's pages are selected; '' for one that is not known. */
export interface PageGuids {
  campaign: string;
  issuer: string;
}

/** The page with a campaign's updates or its discussion; null where none is configured, or a guid that it needs is missing. */
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
