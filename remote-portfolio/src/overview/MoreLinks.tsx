import { Calendar, ChartNoAxesColumn, ChevronRight, Folder, TextAlignStart } from 'lucide-react';
import { styled } from 'styled-components';
import { paths } from '@investor-portal/shared/routes/paths';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';
import { WholeCardLink } from '@investor-portal/shared/ui/CardLink';
import { thisMonth } from '../data/day-range';
import { LinkRow } from './Rows.styled';

/** Links to the screens that no card leads to. They need no data, so they are shown from the start. */
export function MoreLinks({ now }: { now: number }) {
  const { start, end } = thisMonth(now);
  const links = [
    ['Allocation', paths.allocation, ChartNoAxesColumn],
    ['Documents', paths.documents, Folder],
    ['Statement', paths.statement(start, end), TextAlignStart],
    ['Yearly summary', paths.statement(`${end.slice(0, 'yyyy'.length)}-01-01`, end), Calendar],
  ] as const;
  return (
    <Card $flush as="nav" aria-label="More about your portfolio" data-screen-only="">
      <Links>
        {links.map(([label, to, Icon]) => (
          <LinkRow as="li" key={label}>
            <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
            <WholeCardLink to={to}>{label}</WholeCardLink>
            <ChevronRight aria-hidden="true" size={16} />
          </LinkRow>
        ))}
      </Links>
    </Card>
  );
}

/* Two cells in a line on a phone, four from a tablet's width, and rows in the column beside the cards. */
const Links = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  background: ${tokens.colour.line};

  && > li {
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${tokens.space[2]};
    min-height: 3.25rem;
    padding-inline: ${tokens.space[3]};
    background: ${tokens.colour.surface};
    border: 0;
    font-size: ${tokens.text.sm};
    font-weight: 500;
  }

  > li > :last-child {
    display: none;
  }

  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    && > li {
      padding-inline: ${tokens.space[4]};
    }
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr);

    && > li {
      grid-template-columns: auto minmax(0, 1fr) auto;
      column-gap: ${tokens.space[3]};
      padding-inline: ${tokens.space[6]};
    }

    > li > :last-child {
      display: block;
    }
  }
`;
