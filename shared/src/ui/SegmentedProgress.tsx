import { styled } from 'styled-components';
import { forcedHighlight, forcedTrack, visuallyHidden } from '../theme/mixins';
import { tokens } from '../theme/tokens';

interface SegmentedProgressProps {
  label: string;
  /** The current step, counted from 1. */
  current: number;
  total: number;
}

export function SegmentedProgress({ label, current, total }: SegmentedProgressProps) {
  return (
    <div>
      <Step>
        <strong>{`Step ${current}`}</strong>
        <span>{` of ${total}`}</span>
      </Step>
      <Native
        aria-label={label}
        aria-valuetext={`Step ${current} of ${total}`}
        max={total}
        value={current}
      />
      <Segments aria-hidden="true">
        {Array.from({ length: total }, (_, step) => (
          <Segment key={step} data-filled={step < current ? '' : undefined} />
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
    font-weight: 650;
  }
`;

const Native = styled.progress`
  ${visuallyHidden}
`;

const Segments = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
`;

const Segment = styled.span`
  flex: 1;
  height: 0.375rem;
  background: ${tokens.colour.line};
  border-radius: ${tokens.radius.pill};
  transition: background-color ${tokens.motion.calm} ${tokens.motion.ease};
  ${forcedTrack}

  &[data-filled] {
    background: ${tokens.colour['accent-text']};
    ${forcedHighlight}
  }
`;
