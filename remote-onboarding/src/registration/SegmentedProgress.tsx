import { styled } from 'styled-components';
import { forcedHighlight, forcedTrack, visuallyHidden } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';

interface SegmentedProgressProps {
  /** The accessible name of the bar: 'Registration progress'. */
  label: string;
  /** The current step, from 1. */
  current: number;
  total: number;
}

/** 'Step N', of how many, and a bar with one segment per step, filled up to the current one (spec §2 'Registration wizard'). */
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
