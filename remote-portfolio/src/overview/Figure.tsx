import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import { media } from '@investor-portal/shared/theme/media';
import { tabularDigits } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
import { Skeleton } from '@investor-portal/shared/ui/Skeleton';
import type { AsyncData } from '../components/AsyncSection';
import { Own } from '@investor-portal/shared/ui/Own';

export interface FigureContent {
  figure: ReactNode;
  caption: ReactNode;
  /** What the figure leaves out; '' if it is whole. */
  missing?: string;
  /** The first rows of the list behind the figure, where there is room for them. */
  rows: readonly PreviewRow[];
}

interface FigureProps<Data> {
  response: AsyncData<Data>;
  show: (data: Data) => FigureContent;
}

/**
 * The figure of a card: its value, a loading state, or an error with Retry (the toast says why). All three are of one
 * height, so that nothing below moves (decision 46).
 */
export function Figure<Data>({ response, show }: FigureProps<Data>) {
  if (response.data !== undefined) {
    const { figure, caption, missing, rows } = show(response.data);
    return (
      <Body>
        <div>
          <Value>{figure}</Value>
          <Caption>{caption}</Caption>
          {missing ? <Caption>{missing}</Caption> : null}
        </div>
        <Preview rows={rows} />
      </Body>
    );
  }
  if (response.error)
    return (
      <Body>
        <Failed>
          <span>We couldn’t load this</span>
          <Button
            ref={transferFocus}
            variant="secondary"
            size="sm"
            busy={response.isValidating}
            onClick={() => void response.mutate()}
          >
            Retry
          </Button>
        </Failed>
      </Body>
    );
  return (
    <Body role="status" aria-label="Loading...">
      <div>
        <Skeleton width="60%" height="2rem" />
        <Caption as="div">
          <Skeleton width="80%" height="0.875rem" />
        </Caption>
      </div>
    </Body>
  );
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[2]} ${tokens.space[6]};
  /* A figure and its caption. */
  min-height: calc(${tokens.text['2xl']} * 1.2 + 1.625rem);

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    /* Three rows of the list. */
    min-height: 5.25rem;
  }
`;

const Value = styled.p`
  ${tabularDigits}
  font-size: ${tokens.text['2xl']};
  font-weight: 650;
  letter-spacing: -0.01em;
  line-height: 1.2;
`;

const Caption = styled.p`
  margin-top: ${tokens.space[1]};
  color: ${tokens.colour['ink-soft']};
  font-size: ${tokens.text.sm};
  line-height: 1.5;
`;

const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  grid-column: 1 / -1;
  align-items: center;
  align-self: start;
  justify-content: space-between;
  color: ${tokens.colour['ink-soft']};
  font-size: ${tokens.text.sm};
`;

interface PreviewRow {
  key: string;
  name: string;
  /** An amount of the investor's own. */
  value: string;
}

const shownRows = 3;

/** The first rows of the list behind a card, beside its figure from 640 px. A phone shows the figure alone. */
function Preview({ rows }: { rows: readonly PreviewRow[] }) {
  if (rows.length === 0) return null;
  return (
    <Rows>
      {rows.slice(0, shownRows).map(({ key, name, value }) => (
        <li key={key}>
          <Name>{name}</Name>
          <Amount>
            <Own>{value}</Own>
          </Amount>
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

const Amount = styled.span`
  ${tabularDigits}
  font-weight: 550;
  white-space: nowrap;
`;
