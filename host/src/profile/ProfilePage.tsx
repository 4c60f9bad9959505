import { styled } from 'styled-components';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { registrationStage } from '@investor-portal/shared/storage/registration-stage';
import { ReadFailure } from '@investor-portal/shared/ui/ErrorState';
import { Page, Stack } from '@investor-portal/shared/ui/Layout';
import { LoadingText } from '@investor-portal/shared/ui/LoadingText';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { SkeletonCard } from '@investor-portal/shared/ui/Skeleton';
import { paths } from '@investor-portal/shared/routes/paths';
import { Card } from '@investor-portal/shared/ui/Card';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { InvestorCard } from './InvestorCard';
import { NextStepsCard } from './NextStepsCard';
import { TierCard } from './TierCard';
import { WalletCard } from './WalletCard';

/** Profile and home (spec §2 'Profile'). */
export function ProfilePage() {
  usePageTitle('Profile');
  const response = useUserDetails();
  const { data: user, error } = response;
  const stage = user && registrationStage(user);
  const registered = stage === 'registered';
  return (
    <Page>
      <PageHeader title="Profile" />
      {user ? (
        <ProfileGrid $walletFirst={registered}>
          {registered ? null : <RegistrationCard received={stage === 'received'} />}
          <WalletCard wallet={user.walletDetails} />
          <InvestorCard user={user} />
          {registered ? <TierCard code={user.accountTier} /> : null}
          <NextStepsCard registered={registered} />
        </ProfileGrid>
      ) : error ? (
        <ReadFailure title="We couldn’t load your details" response={response} />
      ) : (
        <LoadingText>
          <ProfileGrid>
            <SkeletonCard />
            <SkeletonCard />
            <SkeletonCard />
            <SkeletonCard />
          </ProfileGrid>
        </LoadingText>
      )}
    </Page>
  );
}

/**
 * Asks an unregistered investor to register. Such investors may already browse (readings S2). The API may accept a
 * registration and open the investment account later.
 */
function RegistrationCard({ received }: { received: boolean }) {
  if (received)
    return (
      <Card>
        <Stack $gap={2}>
          <h2>We’ve received your registration</h2>
          <p>You can invest once your investment account is open.</p>
        </Stack>
      </Card>
    );
  return (
    <Card>
      <Stack $gap={5}>
        <Stack $gap={2}>
          <h2>Complete your registration</h2>
          <p>You can browse now. To commit funds, open your investment account first.</p>
          <p>It takes five steps. Have your annual income, total assets and net worth at hand.</p>
        </Stack>
        <div>
          <LinkButton to={paths.registration}>Complete registration</LinkButton>
        </div>
      </Stack>
    </Card>
  );
}

/** The wallet comes first on a phone, unless the investor has to register. Wider screens show it on the right. */
const ProfileGrid = styled.div<{ $walletFirst?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);

    > :first-child {
      grid-row: 1;
      grid-column: ${({ $walletFirst = false }) => ($walletFirst ? 2 : 1)};
    }
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(19rem, 25rem);
    gap: ${tokens.space[6]};
  }
`;
