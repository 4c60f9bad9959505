import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
import {
  developerOverrides,
  resetDeveloperOverrides,
} from '@investor-portal/loader/developer-override';

/** Stays in view while this tab runs a development build, and offers to reset it. */
export function DeveloperBanner() {
  const overrides = Object.entries(developerOverrides());
  if (overrides.length === 0) return null;
  const reset = () => {
    resetDeveloperOverrides();
    window.location.reload();
  };
  return (
    <Spacer>
      <Strip aria-label="Development build">
        <div>
          {overrides.map(([name, manifest]) => (
            <p key={name}>{`Development build of ${name} from ${new URL(manifest).origin}`}</p>
          ))}
        </div>
        <Button variant="secondary" size="sm" onClick={reset}>
          Reset
        </Button>
      </Strip>
    </Spacer>
  );
}

// Keeps the fixed strip from covering the end of the page.
const Spacer = styled.div`
  height: 6rem;
`;

const Strip = styled.section`
  position: fixed;
  inset-inline: 0;
  bottom: 0;
  z-index: ${tokens.layer.sticky};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[2]} ${tokens.space[4]};
  background: ${tokens.colour['warning-soft']};
  border-top: 2px solid ${tokens.colour.warning};
  font-size: ${tokens.text.sm};
  font-weight: 600;

  p {
    overflow-wrap: anywhere;
  }

  button {
    flex-shrink: 0;
  }
`;
