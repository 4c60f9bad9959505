import * as v from 'valibot';
import * as calls from './calls';
import { answerFor, envelopeOf, pageOf, type Page } from './envelope';
import { read, write } from '@investor-portal/shared/partner-api/client/client';
import { commitmentSchema, campaignRowSchema } from './commitment';
import type { CampaignRow, Commitment } from './commitment';
import type { CommitmentListRequest } from './list-request';
import type { NewCommitment } from './new-commitment';
import { writeResponse } from './write-response';

export const commitmentListResponse = pageOf(commitmentSchema);
export const campaignRowListResponse = pageOf(campaignRowSchema);
export const commitmentResponse = envelopeOf(commitmentSchema);

/** What an investor may set: CAN cancels, APP reconfirms (spec §4). */
export const statusChangeSchema = v.strictObject({
  data: v.strictObject({ commitmentStatusCode: v.picklist(['CAN', 'APP']) }),
});
export type SettableStatus = v.InferOutput<
  typeof statusChangeSchema
>['data']['commitmentStatusCode'];

export function fetchCommitments(
  request: CommitmentListRequest,
  signal?: AbortSignal,
): Promise<Page<Commitment>> {
  return read({
    call: calls.commitments,
    json: request,
    answer: commitmentListResponse,
    signal,
  });
}

export function fetchCommitmentsByCampaign(
  request: CommitmentListRequest,
  signal?: AbortSignal,
): Promise<Page<CampaignRow>> {
  return read({
    call: calls.commitmentsByCampaign,
    json: request,
    answer: campaignRowListResponse,
    signal,
  });
}

export function fetchCommitment(guid: string, signal?: AbortSignal): Promise<Commitment> {
  return read({
    call: calls.commitment,
    id: guid,
    answer: answerFor(commitmentResponse, guid),
    signal,
  });
}

/**
 * Commits money.
 * @param idempotencyKey one per decision of the investor, created when the review opens. The server processes a key
 *   once, so that sending again after a lost response cannot commit twice.
 * @returns the sentence for the 'Success!' toast.
 */
export function invest(commitment: NewCommitment, idempotencyKey: string): Promise<string> {
  return write({
    call: calls.invest,
    json: commitment,
    headers: { 'idempotency-key': idempotencyKey },
    answer: writeResponse,
  });
}

/**
 * Cancels or reconfirms; `commitmentId` is the commitment's guid.
 * @returns the sentence for the 'Success!' toast.
 */
export function updateCommitmentStatus(
  commitmentId: string,
  commitmentStatusCode: SettableStatus,
): Promise<string> {
  return write({
    call: calls.updateStatus,
    id: commitmentId,
    json: { data: { commitmentStatusCode } },
    answer: writeResponse,
  });
}
