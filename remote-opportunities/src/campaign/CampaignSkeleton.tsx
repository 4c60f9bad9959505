import { styled } from 'styled-components';
import { Page } from '@investor-portal/shared/ui/Layout';
import { LoadingText } from '@investor-portal/shared/ui/LoadingText';
import { Skeleton, SkeletonCard, SkeletonText } from '@investor-portal/shared/ui/Skeleton';
import { Columns, Main, Side } from './CampaignScreen.styled';

/** A campaign's screen while it is read: the name, the picture and the panel where they will stand. */
export function CampaignSkeleton() {
  return (
    <Page>
      <LoadingText>
        <Skeleton width="18rem" height="3.5rem" radius="md" />
        <Columns>
          <Main>
            <Picture>
              <Skeleton height="100%" radius="lg" />
            </Picture>
          </Main>
          <Side as="div">
            <SkeletonCard />
          </Side>
          <Main>
            <SkeletonText lines={4} />
          </Main>
        </Columns>
      </LoadingText>
    </Page>
  );
}

const Picture = styled.div`
  aspect-ratio: 16 / 9;
`;
