import { Notice } from '@investor-portal/shared/ui/Notice';
import { PremiumFields } from '../fields/PremiumFields';
import { QualifiedFields } from '../fields/QualifiedFields';
import type { SavedDraft } from './form/saved-draft';
import { AdditionalInfoStep } from './steps/AdditionalInfoStep';
import { AgreementStep, type Signing } from './steps/AgreementStep';
import { ConsentStep } from './steps/ConsentStep';

interface StepFieldsProps {
  step: number;
  notRestored: SavedDraft['notRestored'];
  signing: Signing;
}

/** The fields of one step, indexed like `steps`. */
export function StepFields({ step, notRestored, signing }: StepFieldsProps) {
  switch (step) {
    case 0:
      return <ConsentStep />;
    case 1:
      return <AdditionalInfoStep />;
    case 2:
      return (
        <PremiumFields why="Limits for individual investors depend on income and wealth, so every registration asks for yours. Basic Account Access does without the waiver: answer No for it." />
      );
    case 3:
      return (
        <QualifiedFields>
          <Notice>
            If you answer Yes, a representative will contact you about your application.
          </Notice>
        </QualifiedFields>
      );
    default:
      return <AgreementStep signing={signing} notRestored={notRestored} />;
  }
}
