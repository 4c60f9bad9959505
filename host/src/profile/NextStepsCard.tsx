import { Briefcase, ChartNoAxesCombined, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@investor-portal/shared/routes/paths';
import { Card } from '@investor-portal/shared/ui/Card';
import { WholeCardLink } from '@investor-portal/shared/ui/CardLink';
import { SmallText } from '@investor-portal/shared/ui/Layout';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { Steps, Step } from './NextStepsCard.styled';

export function NextStepsCard({ registered }: { registered: boolean }) {
  return (
    <Card>
      <SectionHeading>What you can do</SectionHeading>
      <Steps>
        <NextStep icon={<ChartNoAxesCombined />} to={paths.opportunities} title="Browse campaigns">
          {registered ? 'See what issuers offer, and commit funds.' : 'See what issuers offer.'}
        </NextStep>
        {registered ? (
          <NextStep icon={<Briefcase />} to={paths.portfolio} title="Follow your investments">
            Commitments, stock positions and account activity.
          </NextStep>
        ) : null}
      </Steps>
    </Card>
  );
}

interface NextStepProps {
  icon: ReactNode;
  to: string;
  title: string;
  children: string;
}

function NextStep({ icon, to, title, children }: NextStepProps) {
  return (
    <Step>
      <span aria-hidden="true">{icon}</span>
      <div>
        <WholeCardLink to={to}>{title}</WholeCardLink>
        <SmallText $soft>{children}</SmallText>
      </div>
      <ChevronRight aria-hidden="true" />
    </Step>
  );
}
