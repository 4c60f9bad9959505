import { useSetAtom } from 'jotai';
import { useEffect, type ReactNode } from 'react';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { ReadFailure } from '@investor-portal/shared/ui/ErrorState';
import { PageContent } from '@investor-portal/shared/ui/Layout';
import { LoadingText } from '@investor-portal/shared/ui/LoadingText';
import { SkeletonCard } from '@investor-portal/shared/ui/Skeleton';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { useCampaign } from '@investor-portal/shared/hooks/use-detail';
import { isMissing, NotFound } from '@investor-portal/shared/ui/MessagePage';
import { campAtom, issuerGuidAtom } from '@investor-portal/shared/session/session';
import { getLastList } from './use-campaign-lists';

interface CampaignGateProps {
  guid: string;
  title?: string;
  /** Whether the screen has the narrow width of forms. */
  narrow?: boolean;
  children: (campaign: Campaign) => ReactNode;
}

/** Loads the campaign of a screen, and stores it with its issuer (spec §3). A card stores them only when it is pressed. */
export function CampaignGate({ guid, title = 'Campaign', narrow, children }: CampaignGateProps) {
  const response = useCampaign(guid);
  const setCampaign = useSetAtom(campAtom);
  const setIssuerGuid = useSetAtom(issuerGuidAtom);
  const { data } = response;
  useEffect(() => {
    if (!data) return;
    setCampaign(data);
    if (data.issuerGuid) setIssuerGuid(data.issuerGuid);
  }, [data, setCampaign, setIssuerGuid]);
  if (data) return children(data);
  const list = getLastList();
  if (isMissing(response))
    return <NotFound title="Campaign not found" list={list.path} listLabel={list.label} />;
  return (
    <PageContent $narrow={narrow}>
      {response.error ? (
        <>
          <Title title={title} />
          <ReadFailure title="We couldn’t load this campaign" response={response} />
        </>
      ) : (
        <LoadingText>
          <SkeletonCard media />
        </LoadingText>
      )}
    </PageContent>
  );
}

function Title({ title }: { title: string }) {
  usePageTitle(title);
  const list = getLastList();
  return <PageHeader title={title} back={list.path} backLabel={list.label} />;
}
