import { useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';
import { externalAtom } from '@investor-portal/shared/session/session';
import { readIntention, type Intention } from './intention';

interface KeptIntention {
  /** null when the investor has not entered an amount for this campaign. */
  intention: Intention | null;
  investor: string;
  /** Reads it again, after something has changed what is kept. */
  reread: () => void;
}

/** What the signed-in investor intends to commit to a campaign, as this tab keeps it. */
export function useIntention(campaignGuid: string): KeptIntention {
  const investor = useAtomValue(externalAtom)?.externalReferenceCode ?? '';
  const read = useCallback(() => readIntention(investor, campaignGuid), [investor, campaignGuid]);
  const [kept, setKept] = useState(() => ({ read, intention: read() }));
  if (kept.read !== read) setKept({ read, intention: read() });
  const reread = useCallback(() => setKept({ read, intention: read() }), [read]);
  return { intention: kept.intention, investor, reread };
}
