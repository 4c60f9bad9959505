import { endingOf, rulesOfCode } from './commitment-status';

export type CommitmentAction = 'cancel' | 'reconfirm';
export const statusSetBy = { cancel: 'CAN', reconfirm: 'APP' } as const satisfies Record<
  CommitmentAction,
  string
>;

interface CommitmentSituation {
  commitmentStatusCode: string;
  /** Absent in the sandbox, which has only a code. */
  commitmentStatus?: { name: string };
  campaignStatusCode: string;
  /** The campaign's flag (readings R3). */
  isInvestmentActionAllowed: boolean;
}

/** Returns the available actions in menu order. The sandbox uses the same function. */
export function commitmentActions(situation: CommitmentSituation): CommitmentAction[] {
  const { commitmentStatus = { name: '' }, commitmentStatusCode } = situation;
  if (endingOf({ commitmentStatusCode, commitmentStatus })) return [];
  const open = situation.isInvestmentActionAllowed && situation.campaignStatusCode === 'APP';
  const rules = rulesOfCode(commitmentStatusCode);
  return (['reconfirm', 'cancel'] as const).filter(
    (action) => rules[action] === 'always' || (rules[action] === 'while open' && open),
  );
}
