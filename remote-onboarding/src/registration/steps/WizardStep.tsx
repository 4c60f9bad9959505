import { Download } from 'lucide-react';
import { styled } from 'styled-components';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { Badge } from '@investor-portal/shared/ui/Badge';
import { Card } from '@investor-portal/shared/ui/Card';
import { Cluster, SmallText, Stack, VisuallyHidden } from '@investor-portal/shared/ui/Layout';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { PremiumFields, QualifiedFields } from '../../fields/TierFields';
import { YesNoQuestion } from '../../fields/YesNoQuestion';
import { SignatureArea, type SignatureAreaProps } from '../signature/SignatureArea';
import { AdditionalInfoStep } from './AdditionalInfoStep';
import { ReviewAnswers } from './ReviewAnswers';

interface AgreementStepProps extends SignatureAreaProps {
  /** The names of what must be given again after a reload. Empty if nothing is missing. */
  missing: string;
}

/** The fields of a step, counted from 0 (spec §2 'Registration wizard'). */
export function WizardStep({ step, ...agreement }: AgreementStepProps & { step: number }) {
  switch (step) {
    case 0:
      return <ConsentStep />;
    case 1:
      return <AdditionalInfoStep />;
    case 2:
      return (
        <PremiumFields why="Limits depend on what you earn and own, so we ask everyone. To stay with Basic Account Access, answer No below." />
      );
    case 3:
      return (
        <QualifiedFields>
          <Notice>If you answer Yes, a representative will contact you about it.</Notice>
        </QualifiedFields>
      );
    default:
      return <AgreementStep {...agreement} />;
  }
}

function ConsentStep() {
  const { links } = runtimeConfig();
  return (
    <Card>
      <Stack>
        <p>
          Welcome to the portal for investment opportunities. The securities regulator has given
          this crowdfunding platform its licence. The platform must check who you are before it
          opens your account.
        </p>
        <p>
          <span>The </span>
          <DocumentName href={links.termsOfService} name="terms of service" />
          <span> and the </span>
          <DocumentName href={links.privacyPolicy} name="privacy policy" />
          <span> say how we use your data.</span>
        </p>
        <YesNoQuestion name="consent" />
      </Stack>
    </Card>
  );
}

/** A document that is named in running text, as a link or marked as unavailable. */
export function DocumentName({ href, name }: Pick<DocumentDownloadProps, 'href' | 'name'>) {
  return href ? <TextLink href={href}>{name}</TextLink> : <span>{`${name} (unavailable)`}</span>;
}

function AgreementStep({ missing, ...signing }: AgreementStepProps) {
  const { investorAgreement, cashAccountForm } = runtimeConfig().links;
  const unavailable =
    investorAgreement && cashAccountForm ? '' : 'Ask the platform for what you can’t open here. ';
  return (
    <Stack>
      {missing ? (
        <Notice tone="warning" title={`Enter your ${missing} again`}>
          You left the registration or reloaded the page. For your security, we don’t save this in
          your browser.
        </Notice>
      ) : null}
      <Card>
        <SectionHeading description={`${unavailable}Read both before you submit.`}>
          Documents
        </SectionHeading>
        <Stack>
          <DocumentDownload
            name="Investor's Agreement"
            description="Your rights and limits when you invest."
            href={investorAgreement}
          />
          <DocumentDownload
            name="Crowdfunding Cash Account Form"
            description="Your consent to open the account, and your rights, duties and limits."
            href={cashAccountForm}
          />
        </Stack>
      </Card>
      <ReviewAnswers />
      <SignatureArea {...signing} />
      <Card>
        <YesNoQuestion name="agreeToOpenR1InvestmentsAccount" />
      </Card>
    </Stack>
  );
}

interface DocumentDownloadProps {
  name: string;
  description: string;
  href: string | undefined;
}

/** A document to download, or a note that it is unavailable. There is never a dead link. */
export function DocumentDownload({ name, description, href }: DocumentDownloadProps) {
  return (
    <Cluster $justify="between">
      <Words>
        <strong>{name}</strong>
        <SmallText>{description}</SmallText>
      </Words>
      {href ? (
        <LinkButton
          variant="secondary"
          size="sm"
          icon={<Download aria-hidden="true" />}
          to={href}
          target="_blank"
          rel="noopener noreferrer"
          download
        >
          <span>Download</span>
          <VisuallyHidden>{` ${name} (opens in a new tab)`}</VisuallyHidden>
        </LinkButton>
      ) : (
        <Badge>Unavailable</Badge>
      )}
    </Cluster>
  );
}

const Words = styled.div`
  flex: 1 1 14rem;
`;
