import { endingOf, rulesOfCode } from './commitment-status';

/** What an investor can do with a commitment, and the status code that it sets (spec §4). */
export type CommitmentAction = 'cancel' | 'reconfirm';
export const statusSetBy = { cancel: 'CAN', reconfirm: 'APP' } as const satisfies Record<
  CommitmentAction,
  string
>;

interface CommitmentSituation {
  commitmentStatusCode: string;
  /** The sandbox has a code only. */
  commitmentStatus?: { name: string };
  /** The campaign's statusCode; cancelling a PEN or COM commitment requires APP. */
  campaignStatusCode: string;
  /** The campaign's flag: cancelling is still possible (readings R3). */
  isInvestmentActionAllowed: boolean;
}

/** The available actions, in menu order, by the table of `commitment-status.ts`. The sandbox enforces the same. */
export function commitmentActions(situation: CommitmentSituation): CommitmentAction[] {
  const { commitmentStatus = { name: '' }, commitmentStatusCode } = situation;
  if (endingOf({ commitmentStatusCode, commitmentStatus })) return [];
  const open = situation.isInvestmentActionAllowed && situation.campaignStatusCode === 'APP';
  const rules = rulesOfCode(commitmentStatusCode);
  return (['reconfirm', 'cancel'] as const).filter(
    (action) => rules[action] === 'always' || (rules[action] === 'while open' && open),
  );
}
