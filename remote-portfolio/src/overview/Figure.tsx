import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { tabularDigits } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { SmallRetry } from '@investor-portal/shared/ui/ErrorState';
import { Skeleton } from '@investor-portal/shared/ui/Skeleton';
import type { AsyncData } from '../components/AsyncSection';

export interface FigureContent {
  figure?: ReactNode;
  caption: ReactNode;
  missing?: string;
}

interface FigureProps<Data> {
  response: AsyncData<Data>;
  show: (data: Data) => FigureContent;
}

/** The value, the loading state and the error have the same height, so that nothing below moves (decision 46). */
export function Figure<Data>({ response, show }: FigureProps<Data>) {
  if (response.data !== undefined) {
    const { figure, caption, missing } = show(response.data);
    return (
      <Body>
        {/* This single element takes the focus after Retry. */}
        <div>
          {figure === undefined ? null : <Value>{figure}</Value>}
          <Caption>{caption}</Caption>
          {missing ? <p>{missing}</p> : null}
        </div>
      </Body>
    );
  }
  if (response.error)
    return (
      <Body>
        <Failed>
          <span>We couldn’t load this</span>
          <SmallRetry busy={response.isValidating} onClick={() => void response.mutate()} />
        </Failed>
      </Body>
    );
  return (
    <Body role="status" aria-label="Loading...">
      <Skeleton width="60%" height="1rem" />
    </Body>
  );
}

/* A figure above its caption, which has one line on a phone and two from a tablet's width. */
const Body = styled.div`
  display: grid;
  align-content: center;
  min-height: 2.75rem;
  color: ${tokens.colour['ink-soft']};
  font-size: ${tokens.text.sm};
  line-height: 1.375rem;

  ${media.tablet} {
    align-content: start;
    min-height: calc(${tokens.text.lg} * 1.2 + 2.9375rem);
    line-height: 1.5;
  }
`;

const Value = styled.span`
  ${tabularDigits}
  display: block;
  color: ${tokens.colour.ink};
  font-size: ${tokens.text.lg};
  font-weight: 650;
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;

  ${media.tablet} {
    line-height: 1.2;
  }
`;

const Caption = styled.span`
  ${media.tablet} {
    display: block;
    margin-top: ${tokens.space[1]};
  }
`;

const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  align-items: center;
  justify-content: space-between;

  /* On a phone the button is higher than the line, so negative margins keep the line's height. */
  button {
    margin-block: -0.4375rem;

    ${media.tablet} {
      margin-block: 0;
    }
  }
`;
