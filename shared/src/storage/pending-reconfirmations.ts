import * as v from 'valibot';
import { isSameId } from '../partner-api/client/call';
import { needsReconfirmation } from '../rules/commitment-status';
import { endInstant } from '../rules/dates';
import { identity } from '../schema/fields';
import { useStoredList } from './use-stored-list';

const reconfirmationSchema = v.object({
  /** The guids of the commitment and its campaign. */
  id: identity,
  campaign: v.string(),
  /** The issuer's name, or the campaign's code if the API gives no name. */
  issuer: v.string(),
  /** The end of the deadline in epoch ms, or null if the API gives no deadline. */
  until: v.nullable(v.number()),
  /** The deadline as the API sends it, because a day is shown without a time (readings R4). */
  deadline: v.string(),
});
export type PendingReconfirmation = v.InferOutput<typeof reconfirmationSchema>;

const reconfirmationsSchema = v.array(reconfirmationSchema);

interface PendingReconfirmations {
  all: readonly PendingReconfirmation[];
  /** Whether the list was read while this page is open, here or in another tab, and not only on an earlier visit. */
  known: boolean;
  save: (reconfirmations: readonly PendingReconfirmation[]) => void;
  remove: (commitmentGuid: string) => void;
}

/** The commitments to reconfirm, as last read. The menu counts them and a banner names them. */
export function usePendingReconfirmations(): PendingReconfirmations {
  const list = useStoredList('to-reconfirm', reconfirmationsSchema);
  return {
    all: list?.items ?? [],
    known: list?.changed ?? false,
    save: (reconfirmations) => void list?.update(() => reconfirmations),
    remove: (guid) =>
      void list?.update((current) => current.filter(({ id }) => !isSameId(id, guid))),
  };
}

type ReconfirmationSource = Parameters<typeof needsReconfirmation>[0] &
  Record<'guid' | 'campaignGuid' | 'nameOfIssuer' | 'campaignCode', string> & {
    reconfirmDeadlineDate: string;
  };

/** Returns the commitments that the investor has to reconfirm, the next deadline first. */
export function reconfirmationsOf(
  commitments: readonly ReconfirmationSource[],
): PendingReconfirmation[] {
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

/** Leaves out commitments whose deadline has passed, because the investor can no longer reconfirm them. */
export function stillPending(
  reconfirmations: readonly PendingReconfirmation[],
  now: number,
): PendingReconfirmation[] {
  return reconfirmations.filter(({ until }) => until === null || now < until);
}
