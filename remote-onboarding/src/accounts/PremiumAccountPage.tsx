import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { paths } from '@investor-portal/shared/routes/paths';
import { PremiumFields } from '../tiers/PremiumFields';
import type { PremiumAnswers } from '../tiers/tier-answers';
import { BeforeSubmitNotice } from './BeforeSubmitNotice';
import { StandaloneForm } from './StandaloneForm';
import { annualGrossIncome, taxNumber, worth, yesOrNo } from '../rules/answer-rules';

/** The standalone premium form; its message for missing assets differs from the wizard's (spec §5). */
const premiumSchema = v.object({
  annualGrossIncome,
  assets: worth('Asset is required'),
  netWorth: worth('Net Worth is required'),
  waiveInvestmentLimit: yesOrNo,
  taxIdentificationNo: taxNumber,
});

/** 'Standalone Premium Account Access form' (spec §2). */
export function PremiumAccountPage() {
  const navigate = useNavigate();
  const form = useForm<PremiumAnswers, unknown, v.InferOutput<typeof premiumSchema>>({
    mode: 'onChange',
    defaultValues: {
      annualGrossIncome: '',
      assets: '',
      netWorth: '',
      waiveInvestmentLimit: null,
      taxIdentificationNo: '',
    },
    resolver: valibotResolver(premiumSchema),
  });
  return (
    <StandaloneForm
      title="Premium Account Access"
      form={form}
      notice={
        <BeforeSubmitNotice decision="The platform decides who gets Premium Account Access." />
      }
      next={{ path: paths.qualifiedAccount, name: 'Qualified Account Access' }}
      onCancel={() => void navigate(paths.profile)}
    >
      <PremiumFields why="Limits for individual investors depend on income and wealth, so this form asks for yours. Basic Account Access doesn’t need this form." />
    </StandaloneForm>
  );
}
