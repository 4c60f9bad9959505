import { styled } from 'styled-components';
import { formatProgress, readPercent } from '../rules/percent';
import { media } from '../theme/media';
import { forcedTrack, tabularDigits } from '../theme/mixins';
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
  const shown = formatProgress(value);
  const over = percent > 100;
  return (
    <Row>
      <Track>
        <Bar
          aria-label={label}
          aria-valuetext={shown}
          max={100}
          value={Math.min(100, percent)}
          $over={over}
        />
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
  min-width: 0;
`;

const Bar = styled.progress<{ $over: boolean }>`
  display: block;
  width: 100%;
  height: 0.5rem;
  overflow: hidden;
  appearance: none;
  background: ${tokens.colour.line};
  border: 0;
  border-radius: ${tokens.radius.pill};
  ${forcedTrack}

  &::-webkit-progress-bar {
    background: transparent;
  }

  &::-webkit-progress-value {
    background: ${({ $over }) => ($over ? tokens.colour.positive : tokens.colour['accent-text'])};
    border-radius: ${tokens.radius.pill};
    transition: inline-size ${tokens.motion.calm} ${tokens.motion.ease};
  }

  &::-moz-progress-bar {
    background: ${({ $over }) => ($over ? tokens.colour.positive : tokens.colour['accent-text'])};
    border-radius: ${tokens.radius.pill};
  }

  ${media.forcedColours} {
    &::-webkit-progress-value {
      background: Highlight;
    }

    &::-moz-progress-bar {
      background: Highlight;
    }
  }
`;

const Mark = styled.span`
  position: absolute;
  inset-block: -0.1875rem;
  width: 2px;
  margin-inline-start: -1px;
  background: ${tokens.colour.ink};
  border-radius: 1px;
  box-shadow: 0 0 0 1.5px ${tokens.colour.surface};

  ${media.forcedColours} {
    background: CanvasText;
    forced-color-adjust: none;
  }
`;

const Text = styled.span`
  ${tabularDigits}
  flex: none;
  /* All bars of a list have the same length, regardless of their numbers. */
  min-width: 3.5rem;
  color: ${tokens.colour.ink};
  font-size: ${tokens.text.sm};
  font-weight: 600;
  text-align: end;
`;
