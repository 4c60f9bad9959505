import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';

interface SectionProps {
  title: string;
  description?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

export function Section({ title, description, action, children }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <SectionHeading id={id} description={description} action={action}>
        {title}
      </SectionHeading>
      {children}
    </Card>
  );
}

/** The text of a notice, whose amounts can be hidden, and its button, side by side if there is room. */
export function ActionBody({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <TextAndAction>
      <p>
        <NoWrap hideable>{text}</NoWrap>
      </p>
      {action}
    </TextAndAction>
  );
}

const TextAndAction = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]} ${tokens.space[4]};
  align-items: center;
  justify-content: space-between;
  width: 100%;

  > p {
    flex: 1 1 16rem;
    min-width: 0;
  }
`;

/** Sections of a page below one another. Takes no room without any. */
const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};

  &:empty {
    display: none;
  }

  ${media.tablet} {
    gap: ${tokens.space[6]};
  }
`;

/** Sections of a report. On paper, their cards need no edges. */
export const Report = styled(Sections)`
  @media print {
    ${Card} {
      padding: 0;
      border: 0;
      box-shadow: none;
      break-inside: avoid;
    }
  }
`;

/** From 960 px, a main column and a narrow one beside it. */
export const SideBySide = styled(Sections)`
  align-items: start;

  ${media.desktop} {
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(0, 1fr) minmax(19rem, 23rem);
  }
`;

/** Sections in a column of `SideBySide`. A column with `$tall` is beside two others. */
export const Column = styled(Sections)<{ $at: 1 | 2; $tall?: boolean }>`
  ${media.desktop} {
    grid-area: ${({ $at, $tall = false }) => ($tall ? `1 / ${$at} / span 2` : `auto / ${$at}`)};
  }
`;
