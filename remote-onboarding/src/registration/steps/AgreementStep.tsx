import { Controller } from 'react-hook-form';
import { YesNoField } from '@investor-portal/shared/form/YesNoField';
import { runtimeConfig, type RuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { Card } from '@investor-portal/shared/ui/Card';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { DocumentDownload } from '../../documents/DocumentDownload';
import type { KeptAnswers } from '../saved-draft';
import { ReviewAnswers } from '../review/ReviewAnswers';
import type { Signature } from '../signature/signature';
import { SignatureArea } from '../signature/SignatureArea';
import { useAnswers } from '../use-registration-form';

export interface Signing {
  signature: Signature | null;
  onSigned: (signature: Signature) => void;
  location: string;
  user: UserDetails;
}

interface AgreementStepProps {
  signing: Signing;
  lost: KeptAnswers['lost'];
}

/** Step 5 (spec §2): what was answered, what is agreed to, the signature, and the agreement. */
export function AgreementStep({ signing, lost }: AgreementStepProps) {
  const { control, getValues } = useAnswers();
  const { links } = runtimeConfig();
  return (
    <Stack>
      <LostAnswers
        taxNumber={lost.taxNumber && getValues('taxIdentificationNo') === ''}
        signature={lost.signature && !signing.signature}
      />
      <ReviewAnswers />
      <Documents links={links} />
      <SignatureArea {...signing} />
      <Card>
        <Controller
          control={control}
          name="agreeToOpenR1InvestmentsAccount"
          render={({ field, fieldState }) => (
            <YesNoField
              {...field}
              label="Do you agree to open the investments account?"
              error={fieldState.error?.message}
              required
            />
          )}
        />
      </Card>
    </Stack>
  );
}

function LostAnswers({ taxNumber, signature }: KeptAnswers['lost']) {
  if (!taxNumber && !signature) return null;
  const lost = [taxNumber && 'tax identification number', signature && 'signature'].filter(Boolean);
  return (
    <Notice tone="warning" title={`Enter your ${lost.join(' and your ')} again`}>
      You left the registration or reloaded the page; this is not kept anywhere but in the page
      itself.
    </Notice>
  );
}

function Documents({ links }: Pick<RuntimeConfig, 'links'>) {
  return (
    <Card>
      <SectionHeading description="Read both before you sign.">Documents</SectionHeading>
      <Stack>
        <DocumentDownload
          name="Investor's Agreement"
          description="Rights and limitations of investment activity."
          href={links.investorAgreement}
        />
        <DocumentDownload
          name="Crowdfunding Cash Account Form"
          description="Consent to open an investment account, rights, obligations and limits."
          href={links.cashAccountForm}
        />
      </Stack>
    </Card>
  );
}
