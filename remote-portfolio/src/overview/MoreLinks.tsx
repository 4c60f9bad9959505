import { styled } from 'styled-components';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { thisMonth } from '../data/day-range';

/** Links to the screens that no card leads to. They need no data, so they are shown from the start. */
export function MoreLinks({ now }: { now: number }) {
  const { start, end } = thisMonth(now);
  const year = formatDate(now).slice(0, 'yyyy'.length);
  return (
    <nav aria-label="More about your portfolio" data-screen-only="">
      <Links>
        <li>
          <TextLink to={paths.allocation}>Allocation</TextLink>
        </li>
        <li>
          <TextLink to={paths.documents}>Documents</TextLink>
        </li>
        <li>
          <TextLink to={paths.statement(start, end)}>Statement</TextLink>
        </li>
        <li>
          <TextLink to={paths.yearlySummary(year)}>Yearly summary</TextLink>
        </li>
      </Links>
    </nav>
  );
}

const Links = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 ${tokens.space[4]};
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(4, auto);
    justify-content: start;
    column-gap: ${tokens.space[8]};
  }

  li {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
  }
`;
