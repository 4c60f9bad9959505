import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { paths } from '@investor-portal/shared/routes/paths';
import { rulesOf, typesOf, worth } from '../fields/field-kinds';
import { PremiumFields, type PremiumAnswers } from '../fields/PremiumFields';
import { namesOf, premiumFields, premiumLimit } from '../fields/registration-fields';
import { StandaloneForm } from './StandaloneForm';
import { useAccountTier } from './use-account-tier';

/** The wizard's rules, except for the message about missing assets (spec §5). */
export const premiumAccountSchema = rulesOf({
  ...premiumFields,
  assets: { ...premiumFields.assets, rule: worth('Asset is required') },
});

/** 'Standalone Premium Account Access form' (spec §2). */
export function PremiumAccountPage() {
  const navigate = useNavigate();
  const tier = useAccountTier();
  const isWaived = tier === 'PREMIUM' || tier === 'QUALIFIED';
  const form = useForm<PremiumAnswers, unknown, v.InferOutput<typeof premiumAccountSchema>>({
    mode: 'onChange',
    defaultValues: v.parse(typesOf(premiumFields), {}),
    resolver: valibotResolver(premiumAccountSchema),
  });
  return (
    <StandaloneForm
      title="Premium Account Access"
      form={form}
      names={namesOf(premiumFields)}
      declined={({ waiveInvestmentLimit }) => {
        if (waiveInvestmentLimit) return '';
        return isWaived
          ? 'You chose not to apply, so there is nothing to send.'
          : `You chose to stay within ${premiumLimit()}, so there is nothing to send.`;
      }}
      next={{ path: paths.qualifiedAccount, name: 'Qualified Account Access' }}
      holderNotice={
        isWaived
          ? {
              title:
                tier === 'PREMIUM'
                  ? 'You have Premium Account Access'
                  : 'You are a qualified investor',
              text: `The standard investment limit of ${premiumLimit()} does not apply to you. You don’t need this form.`,
            }
          : undefined
      }
      onCancel={() => void navigate(paths.profile)}
    >
      <PremiumFields why="Limits depend on what you earn and own, so we ask for it. Basic Account Access doesn’t need this form." />
    </StandaloneForm>
  );
}
