import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { media } from '../theme/media';
import { softBorder } from '../theme/mixins';
import { tokens } from '../theme/tokens';
import { noWrap } from './NoWrap';

type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  /** Whether screen readers announce the notice when it appears: at once for danger, otherwise politely. */
  live?: boolean;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: OctagonAlert };

export function Notice({ tone = 'info', title, children, live = false }: NoticeProps) {
  const Icon = icons[tone];
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <Box $tone={tone} $untitled={!title} role={live ? role : undefined}>
      <Icon aria-hidden="true" size={20} />
      <Text>
        {title ? <Title>{noWrap(title)}</Title> : null}
        {children ? <div>{noWrap(children)}</div> : null}
      </Text>
    </Box>
  );
}

const tones = {
  info: fill('info', 'info-soft'),
  success: fill('positive', 'positive-soft'),
  warning: fill('warning', 'warning-soft'),
  danger: fill('danger', 'danger-soft'),
};

function fill(mark: keyof typeof tokens.colour, background: keyof typeof tokens.colour) {
  return css`
    background: ${tokens.colour[background]};
    ${softBorder(mark)}

    > svg {
      color: ${tokens.colour[mark]};
    }
  `;
}

/** From 960 px, a notice without a title is one line if its button is beside the text, so the icon is centred on it. */
const centredIcon = css`
  ${media.desktop} {
    &:has(button) {
      align-items: center;
    }
  }
`;

const Box = styled.div<{ $tone: NoticeTone; $untitled: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[3]};
  padding: ${tokens.space[3]};
  border-radius: ${tokens.radius.md};
  font-size: ${tokens.text.sm};
  ${({ $tone }) => tones[$tone]}

  > svg {
    margin-top: 0.0625rem;
  }

  ${({ $untitled }) => $untitled && centredIcon}
`;

const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[1]};
  min-width: 0;

  button {
    margin-top: ${tokens.space[1]};
  }
`;

const Title = styled.p`
  font-weight: 600;
`;
