import { useId } from 'react';
import { styled } from 'styled-components';
import { focusRing, visuallyHidden } from '@investor-portal/shared/theme/mixins';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { chosenSegment, segment, well } from '../components/Segments';

export const listViews = ['campaign', 'commitment'] as const;
type ListView = (typeof listViews)[number];

const labels: Record<ListView, string> = {
  campaign: 'By Campaign',
  commitment: 'By Commitment',
};

interface ViewSelectorProps {
  value: ListView;
  onChange: (view: ListView) => void;
}

/** 'By Campaign' or 'By Commitment' (spec §2), as radio buttons in the style of a segmented control. */
export function ViewSelector({ value, onChange }: ViewSelectorProps) {
  const name = useId();
  return (
    <Choices data-screen-only="">
      <legend>Group the list</legend>
      {listViews.map((view) => (
        <Choice key={view}>
          <input
            type="radio"
            name={name}
            checked={view === value}
            onChange={() => onChange(view)}
          />
          <span>{labels[view]}</span>
        </Choice>
      ))}
    </Choices>
  );
}

const Choices = styled.fieldset`
  ${well}
  display: inline-flex;
  flex-wrap: wrap;
  margin: 0;
  border: 0;

  ${media.phone} {
    flex-wrap: nowrap;
  }

  legend {
    ${visuallyHidden}
  }
`;

const Choice = styled.label`
  position: relative;
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    /* Lets clicks reach the label's text. */
    pointer-events: none;
  }

  span {
    ${segment}
    padding: 0 ${tokens.space[4]};

    /* Leaves room for the list's tools in the same line, where a text may take two lines without growing. */
    ${media.phone} {
      padding-inline: 0.375rem;
      line-height: 1.2;
    }
  }

  input:checked + span {
    ${chosenSegment}
  }

  input:focus-visible + span {
    ${focusRing}
  }
`;
