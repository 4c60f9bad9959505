import { Calendar, ChartNoAxesColumn, Folder, TextAlignStart } from 'lucide-react';
import { styled } from 'styled-components';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { thisMonth } from '../data/day-range';

/** Links to the screens that no card leads to. They need no data, so they are shown from the start. */
export function MoreLinks({ now }: { now: number }) {
  const { start, end } = thisMonth(now);
  const year = formatDate(now).slice(0, 'yyyy'.length);
  const links = [
    ['Allocation', paths.allocation, ChartNoAxesColumn],
    ['Documents', paths.documents, Folder],
    ['Statement', paths.statement(start, end), TextAlignStart],
    ['Yearly summary', paths.yearlySummary(year), Calendar],
  ] as const;
  return (
    <nav aria-label="More about your portfolio" data-screen-only="">
      <Links>
        {links.map(([label, to, Icon]) => (
          <li key={label}>
            <LinkButton variant="secondary" wide icon={<Icon aria-hidden="true" />} to={to}>
              {label}
            </LinkButton>
          </li>
        ))}
      </Links>
    </nav>
  );
}

const Links = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[2]};

  ${media.tablet} {
    grid-template-columns: repeat(4, auto);
  }

  /* Two links fit beside each other on a phone, and four beside the actions at 960 px. */
  a {
    padding-inline: ${tokens.space[2]};
    font-size: ${tokens.text.sm};
  }
`;
