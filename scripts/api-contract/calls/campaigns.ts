import {
  campaignCall,
  expiringCampaignsCall,
  issuerCampaignsCall,
  newestCampaignsCall,
  subscriptionCall,
} from '@investor-portal/shared/partner-api/contract/campaigns';
import type { CallContract } from '../call-contract';
import { campaignListRequestSchema } from '../requests';

const listExample = ({ partnerCode: partnerAccountCode }: { partnerCode: string }) => ({
  rowPerPage: 2,
  isDescending: true,
  currentPage: 1,
  advanceFilter: { partnerAccountCode },
});

export const newestCampaignsContract = () =>
  ({
    ...newestCampaignsCall,
    summary: 'Campaigns, the newest first',
    description:
      'The list of opportunities and the search. A visitor without a session sees it too.',
    tag: 'campaigns',
    whenItFails: 'The first screen shows an error instead of campaigns.',
    anonymous: true,
    request: campaignListRequestSchema,
    example: (things) => ({ json: listExample(things) }),
  }) as const satisfies CallContract;

export const expiringCampaignsContract = () =>
  ({
    ...expiringCampaignsCall,
    summary: 'Open campaigns, the one that ends first on top',
    description: 'The tab of campaigns that end soon. A visitor without a session sees it too.',
    tag: 'campaigns',
    whenItFails: 'The tab of expiring campaigns shows an error.',
    anonymous: true,
    request: campaignListRequestSchema,
    example: (things) => ({ json: listExample(things) }),
  }) as const satisfies CallContract;

export const issuerCampaignsContract = () =>
  ({
    ...issuerCampaignsCall,
    summary: 'The campaigns of one issuer',
    description:
      "Shown below a campaign. `guid` is the issuer's; the path of one campaign differs by its method alone.",
    tag: 'campaigns',
    whenItFails: "The issuer's other campaigns show an error.",
    request: campaignListRequestSchema,
    example: (things) => ({ id: things.campaign.issuerGuid, json: listExample(things) }),
  }) as const satisfies CallContract;

export const campaignContract = () =>
  ({
    ...campaignCall,
    summary: 'One campaign',
    description:
      'All that its page, the amount and the review show; read again before money moves.',
    tag: 'campaigns',
    whenItFails: 'A campaign does not open.',
    example: ({ campaign }) => ({ id: campaign.guid }),
  }) as const satisfies CallContract;

export const subscriptionContract = () =>
  ({
    ...subscriptionCall,
    summary: 'How far a campaign is subscribed',
    description: "Read again while the campaign's page is open.",
    tag: 'campaigns',
    whenItFails: 'The subscription of a campaign shows an error.',
    example: ({ campaign }) => ({ id: campaign.guid }),
  }) as const satisfies CallContract;
