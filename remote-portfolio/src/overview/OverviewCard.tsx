import type { LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { CardLink } from '@investor-portal/shared/ui/CardLink';
import { Figure, type FigureContent } from './Figure';
import type { AsyncData } from '../components/AsyncSection';

interface OverviewCardProps<Data> {
  to: string;
  title: string;
  icon: LucideIcon;
  response: AsyncData<Data>;
  show: (data: Data) => FigureContent;
}

/** A card of the portfolio's index: an icon and the name, which is the link, above a figure. */
export function OverviewCard<Data>({ to, title, icon: Icon, ...figure }: OverviewCardProps<Data>) {
  return (
    <CardLink
      to={to}
      headingLevel={2}
      title={
        <Named>
          <Mark aria-hidden="true">
            <Icon size={18} strokeWidth={1.75} />
          </Mark>
          {title}
        </Named>
      }
    >
      <Figure {...figure} />
    </CardLink>
  );
}

const Named = styled.span`
  display: inline-flex;
  gap: ${tokens.space[3]};
  align-items: center;
  font-size: ${tokens.text.lg};
  overflow-wrap: anywhere;
`;

const Mark = styled.span`
  display: grid;
  flex: none;
  width: 2rem;
  height: 2rem;
  place-items: center;
  background: ${tokens.colour['accent-soft']};
  border-radius: ${tokens.radius.md};
  color: ${tokens.colour['accent-text']};
`;
