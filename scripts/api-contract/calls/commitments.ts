import {
  commitmentCall,
  commitmentsByCampaignCall,
  commitmentsCall,
  investCall,
  updateStatusCall,
} from '@investor-portal/shared/partner-api/contract/commitments';
import { newCommitmentSchema } from '@investor-portal/shared/partner-api/contract/new-commitment';
import type { CallContract } from '../call-contract';
import { commitmentListRequestSchema, statusChangeSchema } from '../requests';

const listExample = ({ investorAccountId }: { investorAccountId: string }) => ({
  rowPerPage: 2,
  isDescending: true,
  pageNumber: 1,
  advanceFilter: { investorAccountId },
});

export const commitmentsContract = () =>
  ({
    ...commitmentsCall,
    summary: "The investor's commitments",
    description:
      "One row per commitment. The portfolio lists them, and the portal counts those that need the investor's action.",
    tag: 'commitments',
    whenItFails: 'My Commitments shows an error.',
    request: commitmentListRequestSchema,
    example: (things) => ({ json: listExample(things) }),
  }) as const satisfies CallContract;

export const commitmentsByCampaignContract = () =>
  ({
    ...commitmentsByCampaignCall,
    summary: "The investor's commitments, by campaign",
    description: "One row per campaign, with the investor's commitments to it.",
    tag: 'commitments',
    whenItFails: 'My Commitments shows an error.',
    request: commitmentListRequestSchema,
    example: (things) => ({ json: listExample(things) }),
  }) as const satisfies CallContract;

export const commitmentContract = () =>
  ({
    ...commitmentCall,
    summary: 'One commitment',
    description: 'Its page, its receipt, and what is read after a write whose outcome is unknown.',
    tag: 'commitments',
    whenItFails: 'A commitment does not open.',
    example: ({ commitment }) => ({ id: commitment.guid }),
  }) as const satisfies CallContract;

export const investContract = () =>
  ({
    ...investCall,
    summary: 'Commit money to a campaign',
    description:
      "The investor's Submit. The wallet is debited at once. After a lost response the portal looks for the commitment before it lets the investor try again, and sends the same Idempotency-Key.",
    tag: 'commitments',
    headers: {
      'Idempotency-Key':
        'One key per decision of the investor. A repeated request with the same key and body gets the first response. The same key with another body is refused.',
    },
    request: newCommitmentSchema,
  }) as const satisfies CallContract;

export const updateStatusContract = () =>
  ({
    ...updateStatusCall,
    summary: 'Cancel or reconfirm a commitment',
    description:
      "CAN cancels and refunds, APP reconfirms after a material change. `commitmentId` is the commitment's guid.",
    tag: 'commitments',
    request: statusChangeSchema,
  }) as const satisfies CallContract;
