import { styled } from 'styled-components';
import { formatProgress, readPercent } from '../rules/percent';
import { forcedHighlight, forcedTrack, tabularDigits } from '../theme/mixins';
import { tokens } from '../theme/tokens';

interface ProgressBarProps {
  label: string;
  /** In percent. May be above 100, or a text from the API. */
  value: string | number | null | undefined;
  hideText?: boolean;
}

/** Above 100 %, a mark shows where 100 % is, so that an oversubscribed campaign does not look just full. */
export function ProgressBar({ label, value, hideText = false }: ProgressBarProps) {
  const percent = Math.max(0, readPercent(value) ?? 0);
  const length = Math.min(100, percent);
  const shown = formatProgress(value);
  const over = percent > 100;
  return (
    <Row>
      <Track role="progressbar" aria-label={label} aria-valuenow={length} aria-valuetext={shown}>
        <Bar $over={over} style={{ width: `${length}%` }} />
        {over ? <Mark style={{ insetInlineStart: `${10_000 / percent}%` }} /> : null}
      </Track>
      {hideText ? null : <Text aria-hidden="true">{shown}</Text>}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
`;

const Track = styled.div`
  position: relative;
  flex: 1;
  height: 0.5rem;
  background: ${tokens.colour.line};
  border-radius: ${tokens.radius.pill};
  ${forcedTrack}
`;

const Bar = styled.div<{ $over: boolean }>`
  height: 100%;
  background: ${({ $over }) => tokens.colour[$over ? 'positive' : 'accent-text']};
  border-radius: ${tokens.radius.pill};
  transition: width ${tokens.motion.calm} ${tokens.motion.ease};
  ${forcedHighlight}
`;

const Mark = styled.span`
  position: absolute;
  inset-block: -0.1875rem;
  margin-inline-start: -1px;
  /* A border, because browsers print no backgrounds. */
  border-inline-start: 2px solid ${tokens.colour.ink};
  box-shadow: 0 0 0 1.5px ${tokens.colour.surface};
`;

const Text = styled.span`
  ${tabularDigits}
  /* All bars of a list have the same length, regardless of their numbers. */
  min-width: 3.5rem;
  color: ${tokens.colour.ink};
  font-size: ${tokens.text.sm};
  font-weight: 600;
  text-align: end;
`;
