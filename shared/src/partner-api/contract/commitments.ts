import { read, write } from '@investor-portal/shared/partner-api/client/client';
import type { Call } from '../client/call';
import { campaignRowSchema, commitmentSchema } from './commitment';
import { envelopeOf, moneyRead, pageOf, writeResponse } from './envelope';
import type { CommitmentListRequest } from './list-request';

const path = 'api/v1/partner-transactional/commitment';

export const commitmentsCall = moneyRead(
  'commitments',
  `POST ${path}/investor/list`,
  pageOf(commitmentSchema),
);

export const fetchCommitments = (json: CommitmentListRequest, signal?: AbortSignal) =>
  read(commitmentsCall, { json, signal });

export const commitmentsByCampaignCall = moneyRead(
  'commitmentsByCampaign',
  `POST ${path}/by-campaign/list`,
  pageOf(campaignRowSchema),
);

export const fetchCommitmentsByCampaign = (json: CommitmentListRequest) =>
  read(commitmentsByCampaignCall, { json });

export const commitmentCall = {
  ...moneyRead('commitment', `GET ${path}/{guid}`, envelopeOf(commitmentSchema)),
  answersGuid: true,
} as const;

export const fetchCommitment = (guid: string) => read(commitmentCall, { id: guid });

type Identifier = string | number;

/** Spec §3 'New commitment payload'. Amounts are in `commitmentCurrencyCode`. */
export interface NewCommitment {
  transactionCampaignId: Identifier;
  commitmentCurrencyCode: string;
  actualConvertedCurrencyCode: string;
  issuerId: Identifier;
  issuerName: string;
  investorAccountId: Identifier;
  investorAccountName: string;
  /** The IDV profile's id, or 0 without a profile. */
  investorAccountServiceId: Identifier;
  investorAccountServiceName: 'INDIVIDUAL INVESTOR';
  commitmentAmount: number;
  calibratedAmount: 0;
  commitmentShares: 0;
  calibratedShares: 0;
  actualConvertedAmount: number;
  /** MM/dd/yyyy of the offering's end in the platform's time zone (readings W11). */
  commitmentExpirationDate: string;
}

export const investCall = {
  name: 'invest',
  template: `POST ${path}/invest`,
  answer: writeResponse,
} as const satisfies Call;

/** The server processes each key once, so that a repeated request after a lost response cannot commit twice. */
export const invest = (commitment: NewCommitment, idempotencyKey: string) =>
  write(investCall, { json: commitment, headers: { 'idempotency-key': idempotencyKey } });

export const updateStatusCall = {
  name: 'updateStatus',
  template: `PUT ${path}/update-status/{commitmentId}`,
  answer: writeResponse,
} as const satisfies Call;

/** CAN cancels, APP reconfirms (spec §4). */
export type SettableStatus = 'CAN' | 'APP';

export const updateCommitmentStatus = (
  commitmentId: string,
  commitmentStatusCode: SettableStatus,
) => write(updateStatusCall, { id: commitmentId, json: { data: { commitmentStatusCode } } });
