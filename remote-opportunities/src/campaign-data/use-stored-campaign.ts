import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { campAtom, issuerGuidAtom } from '@investor-portal/shared/session/session';

/** Stores the campaign of a screen and its issuer. A card stores them when it is pressed, but a link to the screen does not. */
export function useStoredCampaign(campaign: Campaign): void {
  const setCampaign = useSetAtom(campAtom);
  const setIssuerGuid = useSetAtom(issuerGuidAtom);
  useEffect(() => {
    setCampaign(campaign);
    if (campaign.issuerGuid) setIssuerGuid(campaign.issuerGuid);
  }, [campaign, setCampaign, setIssuerGuid]);
}
