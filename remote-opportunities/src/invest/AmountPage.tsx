import { useParams } from 'react-router-dom';
import { CampaignGate } from '../campaign/CampaignGate';
import { AmountScreen } from './AmountScreen';

/** 'Invest Now' (spec §2). */
export function AmountPage() {
  const { id = '' } = useParams();
  return (
    <CampaignGate guid={id} key={id}>
      {(campaign) => <AmountScreen campaign={campaign} />}
    </CampaignGate>
  );
}
