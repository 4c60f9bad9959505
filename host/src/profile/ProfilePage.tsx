import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { isRegistered } from '@investor-portal/shared/rules/is-registered';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { messageOf } from '@investor-portal/shared/partner-api/errors';
import { ErrorState } from '@investor-portal/shared/ui/ErrorState';
import { Page } from '@investor-portal/shared/ui/Layout';
import { LoadingText } from '@investor-portal/shared/ui/LoadingText';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { SkeletonCard } from '@investor-portal/shared/ui/Skeleton';
import { InvestorCard } from './InvestorCard';
import { NextStepsCard } from './NextStepsCard';
import { ProfileGrid } from './ProfileGrid';
import { RegistrationCard } from './RegistrationCard';
import { TierCard } from './TierCard';
import { WalletCard } from './WalletCard';

/** Profile and home (spec §2 'Profile'). */
export function ProfilePage() {
  usePageTitle('Profile');
  const { data: user, error, isValidating, mutate } = useUserDetails();
  const registered = isRegistered(user);
  return (
    <Page>
      <PageHeader title="Profile" />
      {user ? (
        <ProfileGrid>
          {registered ? <InvestorCard user={user} /> : <RegistrationCard />}
          <WalletCard wallet={user.walletDetails} />
          {registered ? <TierCard code={user.accountTier} /> : <InvestorCard user={user} />}
          <NextStepsCard registered={registered} />
        </ProfileGrid>
      ) : error ? (
        <ErrorState
          title="We couldn’t load your details"
          message={messageOf(error)}
          busy={isValidating}
          onRetry={() => void mutate()}
        />
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
