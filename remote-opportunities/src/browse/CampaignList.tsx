import { scrollKey, useCampaigns, type CampaignTab } from '../campaign-data/use-campaign-lists';
import { CampaignCards } from '../cards/CampaignCards';
import { NoCampaigns } from './NoCampaigns';

interface CampaignListProps {
  tab: CampaignTab;
  label: string;
  /** Preloads the screens that a card leads to. */
  preloadNext: () => void;
}

/** One of the two lists of spec §2. */
export function CampaignList({ tab, ...props }: CampaignListProps) {
  const list = useCampaigns(tab);
  return (
    <CampaignCards
      list={list}
      empty={<NoCampaigns tab={tab} />}
      place={scrollKey(tab)}
      {...props}
    />
  );
}
