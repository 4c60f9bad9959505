import { TextField } from '@investor-portal/shared/form/TextField';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { Canvas, Written } from './SignatureDialog.styled';
import type { DrawnSignature } from './use-signature-pad';

export function DrawPanel({ attach }: Pick<DrawnSignature, 'attach'>) {
  return (
    <Canvas ref={attach} role="img" aria-label="Area to draw your signature in">
      Your browser cannot show a drawing area. Type your signature instead.
    </Canvas>
  );
}

interface TypePanelProps {
  typed: string;
  onType: (typed: string) => void;
}

/** For who cannot draw: the typed name becomes the same picture. */
export function TypePanel({ typed, onType }: TypePanelProps) {
  return (
    <Stack>
      <TextField
        label="Your full name"
        hint="It is written as your signature."
        autoComplete="name"
        maxLength={80}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        // Enter would submit the registration's form around the dialog.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {typed.trim() ? <Written aria-hidden="true">{typed}</Written> : null}
    </Stack>
  );
}
