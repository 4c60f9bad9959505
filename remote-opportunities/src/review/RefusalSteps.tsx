import type { ReactNode } from 'react';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { paths } from '@investor-portal/shared/routes/paths';
import { registrationStage } from '@investor-portal/shared/storage/registration-stage';
import type { Centavos } from '@investor-portal/shared/rules/money';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { SupportContact } from '@investor-portal/shared/ui/SupportContact';
import { hasStandardLimit, mentionsStandardLimit } from '../limit/standard-limit';
import { PremiumApplicationLink } from '../offering/AmountNotices';
import { NextSteps } from '../offering/NextSteps';
import { TopUpButton } from '../offering/TopUpButton';

interface RefusalStepsProps {
  campaign: Campaign;
  user: UserDetails | undefined;
  message: string;
  /** The amount that the wallet lacks for the total. Null if it has enough or the balance is unknown. */
  missing: Centavos | null;
}

/** The next steps after a refusal. The API sends no code, so the words of its sentence select the steps (decision 26). */
export function RefusalSteps({ campaign, user, message, missing }: RefusalStepsProps) {
  const step = (to: string, label: string) => (
    <LinkButton variant="secondary" size="sm" to={to}>
      {label}
    </LinkButton>
  );
  const changeAmount = step(paths.invest(campaign.guid), 'Change amount');
  const steps: Record<Subject, ReactNode> = {
    registration: step(paths.registration, 'Complete your registration'),
    limit: (
      <>
        {changeAmount}
        {hasStandardLimit(user) ? <PremiumApplicationLink /> : null}
      </>
    ),
    wallet: (
      <>
        <TopUpButton missing={missing} currency={campaign.currencyCode} />
        {changeAmount}
      </>
    ),
    payment: step(paths.payment(campaign.guid), 'Choose another payment option'),
    campaign: step(paths.campaign(campaign.guid), 'View the campaign'),
    closed: step(paths.opportunities, 'Browse campaigns'),
    amount: changeAmount,
  };
  const isMissing = user && registrationStage(user) === 'missing';
  const subject = isMissing ? 'registration' : subjectOf(message);
  if (subject) return <NextSteps>{steps[subject]}</NextSteps>;
  return (
    <p>
      <SupportContact lead="For help, contact" />
    </p>
  );
}

type Subject = 'registration' | 'limit' | 'wallet' | 'payment' | 'campaign' | 'closed' | 'amount';

/** The words that identify each subject. The first match counts. */
const words: readonly (readonly [Subject, RegExp])[] = [
  ['wallet', /\b(wallet|balance|funds)\b/i],
  ['payment', /\bpayment\b/i],
  ['campaign', /\b(changed|not started|not open)\b/i],
  ['closed', /\b(closed|ended|terminated|fully subscribed)\b/i],
  ['amount', /\b(amount|at least|exceed|minimum|maximum|limit|take only)\b/i],
];

/** Returns the subject of one of the API's sentences, or undefined if its words do not tell. */
export function subjectOf(sentence: string): Subject | undefined {
  if (mentionsStandardLimit(sentence)) return 'limit';
  return words.find(([, pattern]) => pattern.test(sentence))?.[0];
}
