import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';
import { Cluster, SmallText } from './Layout';
import { noWrap } from './NoWrap';

interface SectionHeadingProps {
  children: ReactNode;
  id?: string;
  description?: ReactNode;
  action?: ReactNode;
}

export function SectionHeading(props: SectionHeadingProps) {
  return (
    <Row $justify="between">
      <div>
        <h2 id={props.id}>{props.children}</h2>
        {props.description ? <SmallText $soft>{noWrap(props.description)}</SmallText> : null}
      </div>
      {props.action}
    </Row>
  );
}

const Row = styled(Cluster)`
  align-items: baseline;
  margin-bottom: ${tokens.space[4]};

  p {
    margin-top: ${tokens.space[1]};
  }
`;
