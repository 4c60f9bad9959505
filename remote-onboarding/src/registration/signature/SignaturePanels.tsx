import { useEffect, type RefObject } from 'react';
import { TextField } from '@investor-portal/shared/form/TextField';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { Canvas, Written } from './SignatureDialog.styled';
import { writeSignature } from './typed-signature';
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
  /** Where it is written; absent while nothing is typed. */
  canvas: RefObject<HTMLCanvasElement | null>;
  onType: (typed: string) => void;
}

/** For who cannot draw: the typed name becomes the same picture. */
export function TypePanel({ typed, canvas, onType }: TypePanelProps) {
  useEffect(() => {
    if (canvas.current) writeSignature(canvas.current, typed);
  }, [canvas, typed]);
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
      {typed.trim() ? <Written ref={canvas} aria-hidden="true" /> : null}
    </Stack>
  );
}
