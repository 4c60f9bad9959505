import { styled } from 'styled-components';
import { forcedHighlight, forcedTrack } from '../theme/mixins';
import { tokens } from '../theme/tokens';

/** Steps are counted from 1. */
export function SegmentedProgress(props: { label: string; current: number; total: number }) {
  const { label, current, total } = props;
  return (
    <div>
      <Step>
        <strong>{`Step ${current}`}</strong>
        <span>{` of ${total}`}</span>
      </Step>
      <Segments
        role="progressbar"
        aria-label={label}
        aria-valuenow={current}
        aria-valuemax={total}
        aria-valuetext={`Step ${current} of ${total}`}
      >
        {Array.from({ length: total }, (_, step) => (
          <Segment key={step} $filled={step < current} />
        ))}
      </Segments>
    </div>
  );
}

const Step = styled.p`
  margin-bottom: ${tokens.space[2]};
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.sm};

  strong {
    color: ${tokens.colour['accent-text']};
  }
`;

const Segments = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
`;

const Segment = styled.span<{ $filled: boolean }>`
  flex: 1;
  height: 0.375rem;
  background: ${({ $filled }) => tokens.colour[$filled ? 'accent-text' : 'line']};
  border-radius: ${tokens.radius.pill};
  transition: background-color ${tokens.motion.calm} ${tokens.motion.ease};
  ${({ $filled }) => ($filled ? forcedHighlight : forcedTrack)}
`;
