import { isSameId } from '@investor-portal/shared/partner-api/client/call';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { commitmentsByCampaignCall } from '@investor-portal/shared/partner-api/contract/commitments';
import { readCampaignRows } from '@investor-portal/shared/partner-api/reading/commitment-lists';
import { dataKey } from '@investor-portal/shared/partner-api/reading/data-key';
import { useInvestorData } from '../data/use-investor';

/** Fetches the investor's commitments to a campaign, as a row of the lists by campaign. */
export function useOwnRow(campaign: Campaign | undefined) {
  const { guid = '', campaignCode = '' } = campaign ?? {};
  return useInvestorData(
    campaign ? dataKey(commitmentsByCampaignCall, guid) : null,
    async (investorAccountId) => {
      const read = async (search: string) => {
        const { rows, unreadable } = await readCampaignRows(investorAccountId, { search });
        return { row: rows.find((row) => isSameId(row.guid, guid)), unreadable };
      };
      // The search only narrows the list. The specification does not say that it looks into campaign codes.
      const found = await read(campaignCode);
      return found.row || !campaignCode ? found : read('');
    },
  );
}
