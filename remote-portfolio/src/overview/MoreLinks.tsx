import { styled } from 'styled-components';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { TextLink } from '@investor-portal/shared/ui/TextLink';

/** Links to the screens that the three cards do not lead to. */
export function MoreLinks({ now }: { now: number }) {
  const year = formatDate(now).slice(0, 'yyyy'.length);
  return (
    <nav aria-label="More about your portfolio">
      <Links>
        <li>
          <TextLink to={paths.allocation}>Allocation</TextLink>
          <p>By issuer, by status and over time</p>
        </li>
        <li>
          <TextLink to={paths.documents}>Documents</TextLink>
          <p>Receipts, certificates and agreements</p>
        </li>
        <li>
          <TextLink to={paths.yearlySummary(year)}>Yearly summary</TextLink>
          <p>Paid, refunded and held, for your tax records</p>
        </li>
      </Links>
    </nav>
  );
}

const Links = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: ${tokens.space[4]};
  padding: ${tokens.space[4]} 0 0;
  list-style: none;

  p {
    color: ${tokens.colour['ink-soft']};
    font-size: ${tokens.text.sm};
  }
`;
