import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { paths } from '@investor-portal/shared/routes/paths';
import { rulesOf, typesOf } from '../fields/field-kinds';
import { QualifiedFields } from '../fields/QualifiedFields';
import { namesOf, qualifiedFields, type RegistrationAnswers } from '../fields/registration-fields';
import { StandaloneForm } from './StandaloneForm';
import { useAccountTier } from './use-account-tier';

type QualifiedAnswers = Pick<RegistrationAnswers, keyof typeof qualifiedFields>;

export const qualifiedAccountSchema = rulesOf(qualifiedFields);

/** 'Standalone Qualified Account Access form' (spec §2). Submit is enabled once a choice is made. */
export function QualifiedAccountPage() {
  const isQualified = useAccountTier() === 'QUALIFIED';
  const form = useForm<QualifiedAnswers, unknown, v.InferOutput<typeof qualifiedAccountSchema>>({
    mode: 'onChange',
    defaultValues: v.parse(typesOf(qualifiedFields), {}),
    resolver: valibotResolver(qualifiedAccountSchema),
  });
  return (
    <StandaloneForm
      title="Qualified Account Access"
      form={form}
      names={namesOf(qualifiedFields)}
      ready={form.formState.isValid}
      declined={({ intentToApplyForQualifiedInvestorCertification: applies }) =>
        applies ? '' : 'You chose not to apply, so there is nothing to send.'
      }
      holderNotice={
        isQualified
          ? { title: 'You are a qualified investor', text: 'You don’t need this form.' }
          : undefined
      }
      whatFollows="A representative will then get in touch with you."
      // Proceed leads to the campaigns, because no form follows this one.
      next={{ path: paths.opportunities, name: 'Investment Opportunities' }}
    >
      <QualifiedFields />
    </StandaloneForm>
  );
}
