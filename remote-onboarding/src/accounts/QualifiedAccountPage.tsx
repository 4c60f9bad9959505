import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import type * as v from 'valibot';
import { QualifiedFields } from '../tiers/QualifiedFields';
import type { QualifiedAnswers } from '../tiers/tier-answers';
import { qualifiedSchema } from './standalone-schemas';
import { StandaloneForm } from './StandaloneForm';

/** 'Standalone Qualified Account Access form' (spec §2): Submit is enabled once a choice is made. */
export function QualifiedAccountPage() {
  const form = useForm<QualifiedAnswers, unknown, v.InferOutput<typeof qualifiedSchema>>({
    mode: 'onChange',
    defaultValues: { intentToApplyForQualifiedInvestorCertification: null },
    resolver: valibotResolver(qualifiedSchema),
  });
  return (
    <StandaloneForm title="Qualified Account Access" form={form} ready={form.formState.isValid}>
      <QualifiedFields />
    </StandaloneForm>
  );
}
