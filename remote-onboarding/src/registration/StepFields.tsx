import type { KeptAnswers } from './saved-draft';
import { AdditionalInfoStep } from './steps/AdditionalInfoStep';
import { AgreementStep, type Signing } from './steps/AgreementStep';
import { ConsentStep } from './steps/ConsentStep';
import { PremiumFields } from '../tiers/PremiumFields';
import { QualifiedFields } from '../tiers/QualifiedFields';

interface StepFieldsProps {
  step: number;
  /** What a reload could not bring back. */
  lost: KeptAnswers['lost'];
  signing: Signing;
}

/** The fields of one step, in the order of `steps`. */
export function StepFields({ step, lost, signing }: StepFieldsProps) {
  switch (step) {
    case 0:
      return <ConsentStep />;
    case 1:
      return <AdditionalInfoStep />;
    case 2:
      return <PremiumFields />;
    case 3:
      return <QualifiedFields />;
    default:
      return <AgreementStep signing={signing} lost={lost} />;
  }
}
