import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
import { developerOverrides, resetDeveloperOverrides } from './developer-override';

/** Always in sight while this tab runs a build that is no release, with the way back. */
export function DeveloperBanner() {
  const replaced = Object.entries(developerOverrides());
  if (replaced.length === 0) return null;
  const reset = () => {
    resetDeveloperOverrides();
    window.location.reload();
  };
  return (
    <Room>
      <Strip aria-label="Development build">
        <div>
          {replaced.map(([name, manifest]) => (
            <p key={name}>
              Development build of {name} from {new URL(manifest).origin}
            </p>
          ))}
        </div>
        <Button variant="secondary" size="sm" onClick={reset}>
          Reset
        </Button>
      </Strip>
    </Room>
  );
}

// At the end of a page, so that the strip hides nothing of it.
const Room = styled.div`
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
