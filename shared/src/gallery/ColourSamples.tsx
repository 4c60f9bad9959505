import { styled } from 'styled-components';
import { colours, type ColourName } from '../theme/colours';
import { darkColours } from '../theme/dark-colours';
import { tokens } from '../theme/tokens';
import { Grid } from '../ui/Layout';
import { Sample } from './Sample';

export function ColourSamples() {
  return (
    <Sample title="Colours">
      <Grid $min="9rem" $gap={3}>
        {Object.entries(colours).map(([name, value]) => (
          <Swatch key={name}>
            <span aria-hidden="true" style={{ background: `var(--${name})` }} />
            <strong>{name}</strong> {value}, dark {darkColours[name as ColourName]}
          </Swatch>
        ))}
      </Grid>
    </Sample>
  );
}

const Swatch = styled.p`
  font-size: ${tokens.text.xs};

  span {
    display: block;
    height: 2.5rem;
    margin-bottom: ${tokens.space[1]};
    border: 1px solid ${tokens.colour.line};
    border-radius: ${tokens.radius.sm};
  }

  strong {
    display: block;
    font-weight: 600;
  }
`;
