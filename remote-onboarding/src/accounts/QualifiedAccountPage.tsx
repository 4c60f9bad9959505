import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { paths } from '@investor-portal/shared/routes/paths';
import { QualifiedFields } from '../tiers/QualifiedFields';
import type { QualifiedAnswers } from '../tiers/tier-answers';
import { BeforeSubmitNotice } from './BeforeSubmitNotice';
import { StandaloneForm } from './StandaloneForm';
import { yesOrNo } from '../rules/answer-rules';

const qualifiedSchema = v.object({
  intentToApplyForQualifiedInvestorCertification: yesOrNo,
});

/** 'Standalone Qualified Account Access form' (spec §2): Submit is enabled once a choice is made. */
export function QualifiedAccountPage() {
  const form = useForm<QualifiedAnswers, unknown, v.InferOutput<typeof qualifiedSchema>>({
    mode: 'onChange',
    defaultValues: { intentToApplyForQualifiedInvestorCertification: null },
    resolver: valibotResolver(qualifiedSchema),
  });
  return (
    <StandaloneForm
      title="Qualified Account Access"
      form={form}
      ready={form.formState.isValid}
      notice={
        <BeforeSubmitNotice decision="The platform certifies qualified investors.">
          {' '}
          A representative will then contact you about your application.
        </BeforeSubmitNotice>
      }
      // The form is this page: Proceed leads on to what an investor comes for (decision 24).
      next={{ path: paths.opportunities, name: 'Investment Opportunities' }}
    >
      <QualifiedFields />
    </StandaloneForm>
  );
}
