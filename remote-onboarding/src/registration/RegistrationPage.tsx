import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { isRegistered, useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { paths } from '@investor-portal/shared/routes/paths';
import { externalAtom } from '@investor-portal/shared/session/session';
import { ErrorState } from '@investor-portal/shared/ui/ErrorState';
import { Page } from '@investor-portal/shared/ui/Layout';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { LoadingText } from '@investor-portal/shared/ui/LoadingText';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { SkeletonCard } from '@investor-portal/shared/ui/Skeleton';
import { forgetAnswers } from './saved-draft';
import type { Registrant } from './payload';
import { RegistrationWizard } from './RegistrationWizard';
import { useSubmission } from './use-submission';

/** `/registration`: the wizard for an investor who is not registered yet (readings S2). */
export function RegistrationPage() {
  const external = useAtomValue(externalAtom);
  const { data: user, error, isValidating, mutate } = useUserDetails();
  return <Page $narrow>{content()}</Page>;

  function content() {
    if (!external)
      return (
        <PageHeader
          title="Registration"
          description="Your session is not here yet. Open the portal from the platform’s page, and the registration begins."
        />
      );
    const owner = external.externalReferenceCode;
    // The key: what one investor typed is never shown to the next.
    if (user)
      return (
        <Registration
          key={owner}
          registrant={{ externalReferenceCode: owner, user }}
          location={external.location ?? ''}
        />
      );
    if (error)
      return (
        <ErrorState
          title="Your details could not be loaded"
          message="The registration begins with them."
          busy={isValidating}
          onRetry={() => void mutate()}
        />
      );
    return (
      <LoadingText>
        <SkeletonCard />
      </LoadingText>
    );
  }
}

interface RegistrationProps {
  registrant: Registrant;
  location: string;
}

function Registration({ registrant, location }: RegistrationProps) {
  const submission = useSubmission(registrant);
  // A registration that was sent from here ends in the wizard, whoever reads first that it arrived.
  if (isRegistered(registrant.user) && submission.state === 'idle') return <AlreadyRegistered />;
  return <RegistrationWizard registrant={registrant} location={location} submission={submission} />;
}

function AlreadyRegistered() {
  useEffect(forgetAnswers, []);
  return (
    <>
      <PageHeader
        title="You are registered"
        description="Your investment account is open; there is nothing left to fill in."
      />
      <LinkButton to={paths.opportunities}>Investment Opportunities</LinkButton>
    </>
  );
}
