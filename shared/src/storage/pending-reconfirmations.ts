import * as v from 'valibot';
import { isSameId } from '../partner-api/client/call';
import type { Commitment } from '../partner-api/contract/commitment';
import { needsReconfirmation } from '../rules/commitment-status';
import { endInstant } from '../rules/dates';
import { identity } from '../schema/fields';
import { useStoredList } from './use-stored-list';

const reconfirmationSchema = v.object({
  id: identity,
  campaign: v.string(),
  /** The issuer's name, or the campaign's code if the API gives no name. */
  issuer: v.string(),
  /** Epoch ms, or null if the API gives no deadline. */
  until: v.nullable(v.number()),
  /** The deadline as the API sends it, because a day is shown without a time (readings R4). */
  deadline: v.string(),
});
export type PendingReconfirmation = v.InferOutput<typeof reconfirmationSchema>;

const reconfirmationsSchema = v.array(reconfirmationSchema);

export function usePendingReconfirmations() {
  const list = useStoredList('to-reconfirm', reconfirmationsSchema);
  return {
    all: list?.items ?? [],
    /** Whether the list was read while this page is open, here or in another tab, and not only on an earlier visit. */
    known: list?.changed ?? false,
    save: (reconfirmations: readonly PendingReconfirmation[]) =>
      void list?.update(() => reconfirmations),
    remove: (guid: string) =>
      void list?.update((current) => current.filter(({ id }) => !isSameId(id, guid))),
  };
}

export function reconfirmationsOf(commitments: readonly Commitment[]): PendingReconfirmation[] {
  return commitments
    .filter(needsReconfirmation)
    .map(({ guid, campaignGuid, nameOfIssuer, campaignCode, reconfirmDeadlineDate }) => ({
      id: guid,
      campaign: campaignGuid,
      issuer: nameOfIssuer || campaignCode,
      until: endInstant(reconfirmDeadlineDate),
      deadline: reconfirmDeadlineDate,
    }))
    .sort((one, other) => (one.until ?? Infinity) - (other.until ?? Infinity));
}

/** After the deadline, the investor can no longer reconfirm. */
export function stillPending(
  reconfirmations: readonly PendingReconfirmation[],
  now: number,
): PendingReconfirmation[] {
  return reconfirmations.filter(({ until }) => until === null || now < until);
}
