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
          <span>{caption}</span>
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
      <Skeleton width="8rem" height="1rem" />
    </Body>
  );
}

/* A figure above its caption, on the right of its row from a tablet's width. */
const Body = styled.div`
  color: ${tokens.colour['ink-quiet']};
  font-size: 0.8125rem;
  min-height: 2.75rem;
  line-height: 1.25rem;

  ${media.tablet} {
    display: grid;
    align-content: center;
    justify-items: end;
    text-align: end;
  }
`;

const Value = styled.span`
  ${tabularDigits}
  display: block;
  color: ${tokens.colour.ink};
  font-size: ${tokens.text.lg};
  font-weight: 600;
  letter-spacing: -0.01em;
  line-height: 1.5rem;
  overflow-wrap: anywhere;
`;

const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  align-items: center;

  /* On a phone the button is higher than the line, so negative margins keep the line's height. */
  button {
    margin-block: -0.5rem;

    ${media.tablet} {
      margin-block: 0;
    }
  }
`;
