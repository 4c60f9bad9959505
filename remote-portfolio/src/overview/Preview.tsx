import { styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { tabularDigits } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Own } from '@investor-portal/shared/ui/Own';

export interface PreviewRow {
  key: string;
  name: string;
  /** An amount of the investor's own. */
  value: string;
}

const shownRows = 3;

/** The first rows of the list behind a card, beside its figure from 640 px. A phone shows the figure alone. */
export function Preview({ rows }: { rows: readonly PreviewRow[] }) {
  if (rows.length === 0) return null;
  return (
    <Rows>
      {rows.slice(0, shownRows).map(({ key, name, value }) => (
        <li key={key}>
          <Name>{name}</Name>
          <Value>
            <Own>{value}</Own>
          </Value>
        </li>
      ))}
    </Rows>
  );
}

const Rows = styled.ul`
  display: none;

  ${media.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    font-size: ${tokens.text.sm};
  }

  > li {
    display: flex;
    gap: ${tokens.space[4]};
    justify-content: space-between;
    height: 1.75rem;
    line-height: 1.75rem;
  }
`;

const Name = styled.span`
  min-width: 0;
  overflow: hidden;
  color: ${tokens.colour['ink-soft']};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Value = styled.span`
  ${tabularDigits}
  font-weight: 550;
  white-space: nowrap;
`;
