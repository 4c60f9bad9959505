import { runtimeConfig, type RuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { Card } from '@investor-portal/shared/ui/Card';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { YesNoQuestion } from '../../fields/YesNoQuestion';
import { ReviewAnswers } from '../review/ReviewAnswers';
import type { Signature } from '../signature/signature';
import { SignatureArea } from '../signature/SignatureArea';
import { DocumentDownload } from './DocumentDownload';

export interface AgreementSignature {
  signature: Signature | null;
  onSigned: (signature: Signature) => void;
  location: string;
  user: UserDetails;
}

interface AgreementStepProps {
  signing: AgreementSignature;
  /** The names of what must be given again after a reload. Empty if nothing is missing. */
  missing: string;
}

/** Step 5 (spec §2): documents, review of the answers, signature and agreement. */
export function AgreementStep({ signing, missing }: AgreementStepProps) {
  const { links } = runtimeConfig();
  return (
    <Stack>
      {missing ? (
        <Notice tone="warning" title={`Enter your ${missing} again`}>
          You left the registration or reloaded the page. For your security, we don’t save this in
          your browser.
        </Notice>
      ) : null}
      <Documents links={links} />
      <ReviewAnswers />
      <SignatureArea {...signing} />
      <Card>
        <YesNoQuestion name="agreeToOpenR1InvestmentsAccount" />
      </Card>
    </Stack>
  );
}

function readBoth({ investorAgreement, cashAccountForm }: RuntimeConfig['links']): string {
  const unavailable =
    investorAgreement && cashAccountForm ? '' : 'Ask the platform for what you can’t open here. ';
  return `${unavailable}Read both before you submit.`;
}

function Documents({ links }: Pick<RuntimeConfig, 'links'>) {
  return (
    <Card>
      <SectionHeading description={readBoth(links)}>Documents</SectionHeading>
      <Stack>
        <DocumentDownload
          name="Investor's Agreement"
          description="Your rights and limits when you invest."
          href={links.investorAgreement}
        />
        <DocumentDownload
          name="Crowdfunding Cash Account Form"
          description="Your consent to open the account, and your rights, duties and limits."
          href={links.cashAccountForm}
        />
      </Stack>
    </Card>
  );
}
