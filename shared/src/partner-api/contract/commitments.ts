import { read, write } from '@investor-portal/shared/partner-api/client/client';
import type { Call, ReadCall } from '../client/call';
import { campaignRowSchema, commitmentSchema } from './commitment';
import { envelopeOf, pageOf, writeResponse } from './envelope';
import type { CommitmentListRequest } from './list-request';
import type { NewCommitment } from './new-commitment';

const path = 'api/v1/partner-transactional/commitment';

export const commitmentsCall = {
  name: 'commitments',
  template: `POST ${path}/investor/list`,
  answer: pageOf(commitmentSchema),
  changesWithMoney: true,
} as const satisfies ReadCall;

export const fetchCommitments = (json: CommitmentListRequest, signal?: AbortSignal) =>
  read(commitmentsCall, { json, signal });

export const commitmentsByCampaignCall = {
  name: 'commitmentsByCampaign',
  template: `POST ${path}/by-campaign/list`,
  answer: pageOf(campaignRowSchema),
  changesWithMoney: true,
} as const satisfies ReadCall;

export const fetchCommitmentsByCampaign = (json: CommitmentListRequest, signal?: AbortSignal) =>
  read(commitmentsByCampaignCall, { json, signal });

export const commitmentCall = {
  name: 'commitment',
  template: `GET ${path}/{guid}`,
  answer: envelopeOf(commitmentSchema),
  answersGuid: true,
  changesWithMoney: true,
} as const satisfies ReadCall;

export const fetchCommitment = (guid: string) => read(commitmentCall, { id: guid });

export const investCall = {
  name: 'invest',
  template: `POST ${path}/invest`,
  answer: writeResponse,
} as const satisfies Call;

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
export type SettableStatus = 'CAN' | 'APP';

/** @param commitmentId the commitment's guid. @returns the sentence for the 'Success!' toast. */
export const updateCommitmentStatus = (
  commitmentId: string,
  commitmentStatusCode: SettableStatus,
) => write(updateStatusCall, { id: commitmentId, json: { data: { commitmentStatusCode } } });
