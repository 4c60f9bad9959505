import { Calendar, ChartNoAxesColumn, Folder, TextAlignStart } from 'lucide-react';
import { styled } from 'styled-components';
import { paths } from '@investor-portal/shared/routes/paths';
import { media } from '@investor-portal/shared/theme/media';
import { focusRing } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';
import { WholeCardLink } from '@investor-portal/shared/ui/CardLink';
import { thisMonth } from '../data/day-range';

/** Links to the screens that no card leads to. */
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
      <Cells>
        {links.map(([label, to, Icon]) => (
          <LinkRow key={label}>
            <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
            <WholeCardLink to={to}>{label}</WholeCardLink>
          </LinkRow>
        ))}
      </Cells>
    </Card>
  );
}

/** A row of a flush card that is one link (`WholeCardLink`). Lines separate the rows. */
export const LinkRow = styled.li`
  position: relative;
  display: grid;
  column-gap: ${tokens.space[3]};
  align-items: center;
  padding: ${tokens.space[3]} ${tokens.space[4]};
  overflow-wrap: anywhere;

  & + & {
    border-top: 1px solid ${tokens.colour.line};
  }

  > svg {
    color: ${tokens.colour['ink-quiet']};
  }

  /* The button lies above the link that covers the row, so that Retry works. */
  button {
    position: relative;
    z-index: ${tokens.layer.raised};
  }

  &:has(a:focus-visible) {
    ${focusRing}
    outline-offset: -2px;
    border-radius: ${tokens.radius.lg};
  }

  ${media.hover} {
    &:hover {
      background: ${tokens.colour.canvas};
    }
  }

  ${media.tablet} {
    padding-inline: ${tokens.space[6]};
  }
`;

/* Two cells in a line. */
const Cells = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  background: ${tokens.colour.line};

  > ${LinkRow} {
    grid-template-columns: auto minmax(0, 1fr);
    min-height: 3.25rem;
    padding-inline: ${tokens.space[4]};
    border: 0;
    font-size: ${tokens.text.sm};
    font-weight: 500;

    &:not(:hover) {
      background: ${tokens.colour.surface};
    }
  }
`;
