import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import { media } from '@investor-portal/shared/theme/media';
import { tabularDigits } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
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
      <Skeleton width="60%" height="1rem" />
    </Body>
  );
}

/* One line on a phone. From a tablet's width, a large figure above a caption of two lines. */
const Body = styled.div`
  min-height: 1.375rem;
  color: ${tokens.colour['ink-soft']};
  font-size: ${tokens.text.sm};
  line-height: 1.375rem;

  ${media.tablet} {
    min-height: calc(${tokens.text['2xl']} * 1.2 + 2.9375rem);
    line-height: 1.5;
  }
`;

const Value = styled.span`
  ${tabularDigits}
  margin-inline-end: 0.25em;
  color: ${tokens.colour.ink};
  font-weight: 650;

  ${media.tablet} {
    display: block;
    font-size: ${tokens.text['2xl']};
    letter-spacing: -0.01em;
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
