import { isRegistered, useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { ErrorState } from '@investor-portal/shared/ui/ErrorState';
import { Page, Split, Stack } from '@investor-portal/shared/ui/Layout';
import { LoadingText } from '@investor-portal/shared/ui/LoadingText';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { SkeletonCard } from '@investor-portal/shared/ui/Skeleton';
import { InvestorCard } from './InvestorCard';
import { RegistrationCard } from './RegistrationCard';
import { TierCard } from './TierCard';
import { WalletCard } from './WalletCard';

/** Profile and home (spec §2 'Profile'). */
export function ProfilePage() {
  usePageTitle('Profile');
  const { data: user, error, isValidating, mutate } = useUserDetails();
  return (
    <Page>
      <PageHeader title="Profile" />
      {user ? (
        <Split>
          <Stack $gap={5}>
            <InvestorCard user={user} />
            {isRegistered(user) ? <TierCard code={user.accountTier} /> : <RegistrationCard />}
          </Stack>
          <WalletCard wallet={user.walletDetails} />
        </Split>
      ) : error ? (
        <ErrorState
          title="We couldn’t load your details."
          busy={isValidating}
          onRetry={() => void mutate()}
        />
      ) : (
        <LoadingText>
          <Split>
            <Stack $gap={5}>
              <SkeletonCard />
              <SkeletonCard />
            </Stack>
            <SkeletonCard />
          </Split>
        </LoadingText>
      )}
    </Page>
  );
}
