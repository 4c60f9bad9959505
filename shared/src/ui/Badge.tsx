import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { normalisedStatus, statusColour, statusLabel, type StatusColour } from '../rules/status';
import { tokens } from '../theme/tokens';

type BadgeTone = 'positive' | 'warning' | 'danger' | 'neutral' | 'info' | 'accent';
type PillTone = BadgeTone | 'action' | 'ended';

const toneOf: Record<StatusColour, PillTone> = {
  green: 'positive',
  yellow: 'warning',
  red: 'danger',
  grey: 'neutral',
  action: 'action',
};

/** A short label. The words carry the meaning and the colour only supports it. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <Pill $tone={tone}>
      <span>{children}</span>
    </Pill>
  );
}

/** A status in the colour of spec §4, or '--' without a status. */
export function StatusBadge(props: { status: string | null | undefined; quiet?: boolean }) {
  const { status, quiet = false } = props;
  const colour = statusColour(status);
  const hasEnded = ['cancelled', 'terminated'].includes(normalisedStatus(status));
  const tone = quiet && colour === 'action' ? 'warning' : toneOf[colour];
  return (
    <Pill $tone={hasEnded ? 'ended' : tone} $quiet={quiet}>
      {quiet || hasEnded ? null : <Dot />}
      <span>{statusLabel(status)}</span>
    </Pill>
  );
}

const tones: Record<PillTone, ReturnType<typeof css>> = {
  positive: fill('positive', 'positive-soft'),
  warning: fill('warning', 'warning-soft'),
  danger: fill('danger', 'danger-soft'),
  neutral: fill('neutral', 'neutral-soft'),
  info: fill('info', 'info-soft'),
  accent: fill('accent-text', 'accent-soft'),
  // The warning's colours, inverted, because the investor has to act. A pending status only waits.
  action: fill('warning-soft', 'warning'),
  // Nothing is left to wait for, unlike for a status whose name is unknown, which is grey too.
  ended: css`
    box-shadow: inset 0 0 0 1px ${tokens.colour['line-strong']};
    color: ${tokens.colour.neutral};
  `,
};

function fill(text: keyof typeof tokens.colour, background: keyof typeof tokens.colour) {
  return css`
    background: ${tokens.colour[background]};
    color: ${tokens.colour[text]};
  `;
}

const plain = css`
  padding: 0;
  background: none;
  box-shadow: none;
  font: inherit;
`;

const Pill = styled.span<{ $tone: PillTone; $quiet?: boolean }>`
  ${({ $tone }) => tones[$tone]}
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 0.4em;
  max-width: 100%;
  padding: 0.1875rem 0.5625rem;
  border-radius: ${tokens.radius.pill};
  font-size: ${tokens.text.xs};
  font-weight: 600;
  line-height: 1.4;
  ${({ $quiet }) => $quiet && plain}
`;

const Dot = styled.span`
  flex: none;
  width: 0.4375rem;
  height: 0.4375rem;
  background: currentcolor;
  border-radius: 50%;
`;
