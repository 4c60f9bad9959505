import { Download, FileText } from 'lucide-react';
import { styled } from 'styled-components';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Badge } from '@investor-portal/shared/ui/Badge';
import { Card } from '@investor-portal/shared/ui/Card';
import { SmallText, Stack, VisuallyHidden } from '@investor-portal/shared/ui/Layout';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { PremiumFields, QualifiedFields } from '../../fields/TierFields';
import { YesNoQuestion } from '../../fields/YesNoQuestion';
import type { Signature } from '../signature/signature';
import { SignatureArea } from '../signature/SignatureArea';
import { AdditionalInfoStep } from './AdditionalInfoStep';
import { ReviewAnswers } from './ReviewAnswers';

interface AgreementStepProps {
  signing: {
    signature: Signature | null;
    onSigned: (signature: Signature) => void;
    location: string;
    user: UserDetails;
  };
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
          <DocumentName href={links.termsOfService}>terms of service</DocumentName>
          <span> and the </span>
          <DocumentName href={links.privacyPolicy}>privacy policy</DocumentName>
          <span> say how we use your data.</span>
        </p>
        <YesNoQuestion name="consent" />
      </Stack>
    </Card>
  );
}

interface DocumentNameProps {
  href: string | undefined;
  children: string;
}

/** A document that is named in running text, as a link or marked as unavailable. */
export function DocumentName({ href, children }: DocumentNameProps) {
  if (href) return <TextLink href={href}>{children}</TextLink>;
  return <span>{`${children} (unavailable)`}</span>;
}

function AgreementStep({ signing, missing }: AgreementStepProps) {
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
    <Row>
      <FileText aria-hidden="true" />
      <div>
        <Name>{name}</Name>
        <SmallText>{description}</SmallText>
      </div>
      {href ? (
        <Link href={href} target="_blank" rel="noopener noreferrer" download>
          <Download aria-hidden="true" size={16} />
          <span>Download</span>
          <VisuallyHidden>{` ${name} (opens in a new tab)`}</VisuallyHidden>
        </Link>
      ) : (
        <Badge>Unavailable</Badge>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${tokens.space[3]};
  align-items: center;

  > :last-child {
    grid-column: 2;
    justify-self: start;
  }

  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr) auto;

    > :last-child {
      grid-column: 3;
    }
  }

  > svg {
    align-self: start;
    width: 1.25rem;
    height: 1.25rem;
    margin-top: 0.15rem;
    color: ${tokens.colour['ink-quiet']};
  }
`;

const Name = styled.p`
  font-weight: 600;
`;

const Link = styled.a`
  display: inline-flex;
  gap: ${tokens.space[2]};
  align-items: center;
  min-height: 2.75rem;
  border-radius: ${tokens.radius.sm};
  font-size: ${tokens.text.sm};
  font-weight: 600;

  &:not(:hover, :focus-visible) {
    text-decoration: none;
  }
`;
