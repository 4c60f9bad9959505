import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { softBorder } from '../theme/mixins';
import { tokens } from '../theme/tokens';
import { Stack } from './Layout';
import { noWrap } from './NoWrap';

const tones = {
  info: { Icon: Info, colour: 'info' },
  success: { Icon: CircleCheck, colour: 'positive' },
  warning: { Icon: TriangleAlert, colour: 'warning' },
  danger: { Icon: OctagonAlert, colour: 'danger' },
} as const;

interface NoticeProps {
  tone?: keyof typeof tones;
  title?: ReactNode;
  children?: ReactNode;
  /** Whether screen readers announce the notice when it appears: at once for danger, otherwise politely. */
  live?: boolean;
}

export function Notice({ tone = 'info', title, children, live = false }: NoticeProps) {
  const { Icon, colour } = tones[tone];
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <Box $colour={colour} role={live ? role : undefined}>
      <Icon aria-hidden="true" size={20} />
      <Text>
        {title ? <Title>{noWrap(title)}</Title> : null}
        {children ? <div>{noWrap(children)}</div> : null}
      </Text>
    </Box>
  );
}

const Box = styled.div<{ $colour: (typeof tones)[keyof typeof tones]['colour'] }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[3]};
  padding: ${tokens.space[3]};
  background: ${({ $colour }) => tokens.colour[`${$colour}-soft`]};
  border-radius: ${tokens.radius.md};
  font-size: ${tokens.text.sm};
  ${({ $colour }) => softBorder($colour)}

  > svg {
    margin-top: 0.0625rem;
    color: ${({ $colour }) => tokens.colour[$colour]};
  }
`;

const Text = styled(Stack).attrs({ $gap: 1 })`
  > div > button {
    margin-top: ${tokens.space[1]};
  }
`;

const Title = styled.p`
  font-weight: 600;
`;
