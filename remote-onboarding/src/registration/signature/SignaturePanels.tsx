import { useEffect, type RefObject } from 'react';
import { TextField } from '@investor-portal/shared/form/TextField';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { Canvas, TypedSignature } from './SignatureDialog.styled';
import { drawTypedName } from './typed-signature';
import type { DrawnSignature } from './use-signature-pad';

export function DrawPanel({ attach }: Pick<DrawnSignature, 'attach'>) {
  return (
    <Canvas ref={attach} role="img" aria-label="Draw your signature here">
      Your browser can’t show a drawing area. Type your signature instead.
    </Canvas>
  );
}

interface TypePanelProps {
  name: string;
  /** Shows the typed signature; empty while there is no name. */
  canvas: RefObject<HTMLCanvasElement | null>;
  onChange: (name: string) => void;
}

/** For those who cannot draw: turns a typed name into the same kind of image. */
export function TypePanel({ name, canvas, onChange }: TypePanelProps) {
  useEffect(() => {
    if (canvas.current) drawTypedName(canvas.current, name);
  }, [canvas, name]);
  return (
    <Stack>
      <TextField
        label="Your full name"
        hint="We’ll turn your name into a signature."
        autoComplete="name"
        maxLength={80}
        value={name}
        onChange={(event) => onChange(event.target.value)}
        // Enter would submit the registration form around the dialog.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {name.trim() ? <TypedSignature ref={canvas} aria-hidden="true" /> : null}
    </Stack>
  );
}
