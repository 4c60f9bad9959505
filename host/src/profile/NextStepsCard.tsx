import { Briefcase, ChartNoAxesCombined, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { paths } from '@investor-portal/shared/routes/paths';
import { Card } from '@investor-portal/shared/ui/Card';
import { WholeCardLink } from '@investor-portal/shared/ui/CardLink';
import { SmallText } from '@investor-portal/shared/ui/Layout';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { media } from '@investor-portal/shared/theme/media';
import { focusRing } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';

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

const Steps = styled.ul`
  display: grid;
  gap: ${tokens.space[1]};
  margin: 0 calc(-1 * ${tokens.space[3]}) calc(-1 * ${tokens.space[2]});
`;

/** The whole step can be clicked. Its title is the link. */
const Step = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${tokens.space[3]};
  align-items: center;
  padding: ${tokens.space[3]};
  border-radius: ${tokens.radius.md};

  > :first-child {
    display: grid;
    width: 2.5rem;
    height: 2.5rem;
    place-items: center;
    border-radius: ${tokens.radius.md};
    background: ${tokens.colour['accent-soft']};
    color: ${tokens.colour['accent-text']};
  }

  svg {
    width: 1.125rem;
    height: 1.125rem;
  }

  > svg {
    color: ${tokens.colour['ink-quiet']};
  }

  a {
    color: ${tokens.colour.ink};
    font-weight: 600;
  }

  &:has(a:focus-visible) {
    ${focusRing}
  }

  ${media.hover} {
    &:hover {
      background: ${tokens.colour.canvas};
    }
  }
`;
