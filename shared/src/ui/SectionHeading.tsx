import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';
import { noWrap } from './NoWrap';

interface SectionHeadingProps {
  children: ReactNode;
  id?: string;
  description?: ReactNode;
  action?: ReactNode;
}

export function SectionHeading(props: SectionHeadingProps) {
  return (
    <Row>
      <div>
        <h2 id={props.id}>{props.children}</h2>
        {props.description ? <Description>{noWrap(props.description)}</Description> : null}
      </div>
      {props.action}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: ${tokens.space[4]};

  > div {
    min-width: 0;
  }
`;

const Description = styled.p`
  margin-top: ${tokens.space[1]};
  color: ${tokens.colour['ink-soft']};
  font-size: ${tokens.text.sm};
`;
