import { useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';
import { externalAtom } from '@investor-portal/shared/session/session';
import { readDraft, type InvestmentDraft } from './investment-draft';

interface InvestmentDraftState {
  /** null when the investor has not entered an amount for this campaign. */
  draft: InvestmentDraft | null;
  investor: string;
  /** Reads it again, after something has changed what is kept. */
  reread: () => void;
}

/** What the signed-in investor intends to commit to a campaign, as this tab keeps it. */
export function useInvestmentDraft(campaignGuid: string): InvestmentDraftState {
  const investor = useAtomValue(externalAtom)?.externalReferenceCode ?? '';
  const read = useCallback(() => readDraft(investor, campaignGuid), [investor, campaignGuid]);
  const [kept, setKept] = useState(() => ({ read, draft: read() }));
  if (kept.read !== read) setKept({ read, draft: read() });
  const reread = useCallback(() => setKept({ read, draft: read() }), [read]);
  return { draft: kept.draft, investor, reread };
}
