import { useAtomValue } from 'jotai';
import { useEffect, useState, type ReactNode } from 'react';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { paths } from '@investor-portal/shared/routes/paths';
import { externalAtom } from '@investor-portal/shared/session/session';
import { registrationStage } from '@investor-portal/shared/storage/registration-stage';
import { Button } from '@investor-portal/shared/ui/Button';
import { Cluster, PageContent } from '@investor-portal/shared/ui/Layout';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { Load } from '@investor-portal/shared/ui/Load';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { SupportContact } from '@investor-portal/shared/ui/SupportContact';
import { clearDraft } from './registration-form';
import type { Registrant } from './payload';
import { RegistrationWizard } from './RegistrationWizard';
import { useSubmission } from './use-submission';

/** `/registration` shows the wizard to investors who are not registered yet (readings S2). */
export function RegistrationPage() {
  // One element for all states keeps the focus after Retry.
  return (
    <PageContent $narrow>
      <Content />
    </PageContent>
  );
}

function Content() {
  const external = useAtomValue(externalAtom);
  const response = useUserDetails();
  if (!external)
    return (
      <Message
        title="Registration"
        description="Waiting for your session. Open the portal from the platform’s page to start your registration."
      >
        <LinkButton variant="secondary" to={paths.publicOpportunities}>
          Browse campaigns
        </LinkButton>
      </Message>
    );
  const { externalReferenceCode } = external;
  const user = response.data;
  // The key is the investor, so that one investor's input is never shown to the next.
  if (user)
    return (
      <Registration key={externalReferenceCode} registrant={{ externalReferenceCode, user }} />
    );
  return (
    <Message title="Registration">
      <Load of={response} what="your details">
        {/* With data, the registration above is shown. */}
        {() => null}
      </Load>
    </Message>
  );
}

function Registration({ registrant }: { registrant: Registrant }) {
  const [again, setAgain] = useState(false);
  // Asked again before Submit sends anything, because another tab may have registered since this wizard opened.
  const isReceived = () => !again && registrationStage(registrant.user) === 'received';
  const submission = useSubmission(registrant, isReceived);
  // A registration that was submitted here finishes in the wizard, whichever request first shows its success.
  const stage = submission.state === 'idle' ? registrationStage(registrant.user) : undefined;
  if (stage === 'registered') return <AlreadyRegistered />;
  if (stage === 'received' && !again)
    return <RegistrationReceived onRegisterAgain={() => setAgain(true)} />;
  return <RegistrationWizard submission={submission} />;
}

function AlreadyRegistered() {
  useEffect(clearDraft, []);
  return (
    <Message
      title="You are registered"
      description="Your investment account is open. There’s nothing left to fill in."
    >
      <Cluster>
        <LinkButton to={paths.opportunities}>Browse campaigns</LinkButton>
        <LinkButton variant="secondary" to={paths.profile}>
          Go to your profile
        </LinkButton>
      </Cluster>
    </Message>
  );
}

/** The API may accept a registration and open the investment account later. */
function RegistrationReceived({ onRegisterAgain }: { onRegisterAgain: () => void }) {
  return (
    <Message
      title="We’ve received your registration"
      description={
        <SupportContact lead="You can invest once your investment account is open. If this takes long, contact" />
      }
    >
      <Cluster>
        <LinkButton to={paths.opportunities}>Browse campaigns</LinkButton>
        <Button variant="secondary" onClick={onRegisterAgain}>
          Register again
        </Button>
      </Cluster>
    </Message>
  );
}

function Message(props: { title: string; description?: ReactNode; children: ReactNode }) {
  usePageTitle(props.title);
  return (
    <>
      <PageHeader title={props.title} description={props.description} />
      {props.children}
    </>
  );
}
