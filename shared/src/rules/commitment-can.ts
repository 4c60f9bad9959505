/** What an investor can do with a commitment, and the status code that it sets (spec §4). */
export type CommitmentAction = 'cancel' | 'reconfirm';
export const statusSetBy = { cancel: 'CAN', reconfirm: 'APP' } as const satisfies Record<
  CommitmentAction,
  string
>;

export interface CommitmentSituation {
  /** PEN, COM, REC, CAN, APP; any other code allows nothing. */
  commitmentStatusCode: string;
  /** The campaign's statusCode; cancelling a PEN or COM commitment requires APP. */
  campaignStatusCode: string;
  /** The campaign's flag: cancelling is still possible (readings R3). */
  isInvestmentActionAllowed: boolean;
  /** The commitment was opened through `…/campaign/{camGuid}`, which has no menu (spec §2). */
  viaCampaignRoute?: boolean;
}

/** Status code → action → whether the campaign must be live and still allow it. */
const table: Record<string, Partial<Record<CommitmentAction, 'always' | 'while open'>>> = {
  PEN: { cancel: 'while open' },
  COM: { cancel: 'while open' },
  REC: { cancel: 'always', reconfirm: 'always' },
  CAN: {},
  APP: {},
};

/** The available actions, in menu order. The sandbox of the partner API enforces the same table. */
export function commitmentActions(situation: CommitmentSituation): CommitmentAction[] {
  if (situation.viaCampaignRoute) return [];
  const open = situation.isInvestmentActionAllowed && situation.campaignStatusCode === 'APP';
  const allowed = Object.hasOwn(table, situation.commitmentStatusCode)
    ? (table[situation.commitmentStatusCode] ?? {})
    : {};
  return (['reconfirm', 'cancel'] as const).filter(
    (action) => allowed[action] === 'always' || (allowed[action] === 'while open' && open),
  );
}
