import { useParams } from 'react-router-dom';
import { CampaignGate } from './CampaignGate';
import { CampaignScreen } from './CampaignScreen';
import { CampaignSkeleton } from './CampaignSkeleton';

/** The campaign detail (spec §2). */
export function CampaignPage() {
  const { id = '' } = useParams();
  return (
    <CampaignGate guid={id} key={id} waiting={<CampaignSkeleton />}>
      {(campaign) => <CampaignScreen campaign={campaign} />}
    </CampaignGate>
  );
}
