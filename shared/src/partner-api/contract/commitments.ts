import { read, write } from '@investor-portal/shared/partner-api/client/client';
import * as v from 'valibot';
import type { Call, ReadCall } from '../client/call';
import type { CallContract } from './call-contract';
import { campaignRowSchema, commitmentSchema } from './commitment';
import { envelopeOf, pageOf } from './envelope';
import { commitmentListRequestSchema, type CommitmentListRequest } from './list-request';
import { newCommitmentSchema, type NewCommitment } from './new-commitment';
import { writeResponse } from './write-response';

const path = 'api/v1/partner-transactional/commitment';
const listExample = ({ investorAccountId }: { investorAccountId: string }) => ({
  rowPerPage: 2,
  isDescending: true,
  pageNumber: 1,
  advanceFilter: { investorAccountId },
});

export const commitmentsCall = {
  name: 'commitments',
  template: `POST ${path}/investor/list`,
  answer: pageOf(commitmentSchema),
  changesWithMoney: true,
} as const satisfies ReadCall;

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

export const fetchCommitments = (json: CommitmentListRequest, signal?: AbortSignal) =>
  read(commitmentsCall, { json, signal });

export const commitmentsByCampaignCall = {
  name: 'commitmentsByCampaign',
  template: `POST ${path}/by-campaign/list`,
  answer: pageOf(campaignRowSchema),
  changesWithMoney: true,
} as const satisfies ReadCall;

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

export const fetchCommitmentsByCampaign = (json: CommitmentListRequest, signal?: AbortSignal) =>
  read(commitmentsByCampaignCall, { json, signal });

export const commitmentCall = {
  name: 'commitment',
  template: `GET ${path}/{guid}`,
  answer: envelopeOf(commitmentSchema),
  answersGuid: true,
  changesWithMoney: true,
} as const satisfies ReadCall;

export const commitmentContract = () =>
  ({
    ...commitmentCall,
    summary: 'One commitment',
    description: 'Its page, its receipt, and what is read after a write whose outcome is unknown.',
    tag: 'commitments',
    whenItFails: 'A commitment does not open.',
    example: ({ commitment }) => ({ id: commitment.guid }),
  }) as const satisfies CallContract;

export const fetchCommitment = (guid: string) => read(commitmentCall, { id: guid });

export const investCall = {
  name: 'invest',
  template: `POST ${path}/invest`,
  answer: writeResponse,
} as const satisfies Call;

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

/**
 * @param idempotencyKey one per decision of the investor. The server processes each key once, so that a repeated request
 * after a lost response cannot commit twice.
 * @returns the sentence for the 'Success!' toast.
 */
export const invest = (commitment: NewCommitment, idempotencyKey: string) =>
  write(investCall, { json: commitment, headers: { 'idempotency-key': idempotencyKey } });

export const updateStatusCall = {
  name: 'updateStatus',
  template: `PUT ${path}/update-status/{commitmentId}`,
  answer: writeResponse,
} as const satisfies Call;

/** The statuses that an investor may set: CAN cancels, APP reconfirms (spec §4). */
const statusChangeSchema = v.strictObject({
  data: v.strictObject({ commitmentStatusCode: v.picklist(['CAN', 'APP']) }),
});
export type SettableStatus = v.InferOutput<
  typeof statusChangeSchema
>['data']['commitmentStatusCode'];

export const updateStatusContract = () =>
  ({
    ...updateStatusCall,
    summary: 'Cancel or reconfirm a commitment',
    description:
      "CAN cancels and refunds, APP reconfirms after a material change. `commitmentId` is the commitment's guid.",
    tag: 'commitments',
    request: statusChangeSchema,
  }) as const satisfies CallContract;

/** @param commitmentId the commitment's guid. @returns the sentence for the 'Success!' toast. */
export const updateCommitmentStatus = (
  commitmentId: string,
  commitmentStatusCode: SettableStatus,
) => write(updateStatusCall, { id: commitmentId, json: { data: { commitmentStatusCode } } });
