import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
import {
  chosenVersions,
  developerOverrides,
  resetOverrides,
} from '@investor-portal/loader/tab-overrides';
import { releasedAtom } from './remotes';

/** Stays in view while this tab runs a development build or a chosen version, and offers to reset them. */
export function DeveloperBanner() {
  const released = useAtomValue(releasedAtom);
  const lines = [
    ...Object.entries(developerOverrides()).map(
      ([name, manifest]) => `Development build of ${name} from ${new URL(manifest).origin}`,
    ),
    ...Object.entries(chosenVersions()).map(([name, version]) => {
      const entry = released[name];
      return entry && !Object.hasOwn(entry.versions, version)
        ? `The registry no longer has version ${version} of ${name}, which you chose for this tab`
        : `Version ${version} of ${name}, chosen for this tab`;
    }),
  ];
  if (lines.length === 0) return null;
  const reset = () => {
    resetOverrides();
    window.location.reload();
  };
  return (
    <Spacer>
      <Strip aria-label="Versions of this tab">
        <div>
          {lines.map((line) => (
            <p key={line}>{line}</p>
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
