import { useEffect, type RefObject } from 'react';
import { TextField } from '@investor-portal/shared/form/TextField';
import {
  BoxHint,
  DrawingCanvas,
  SignatureBox,
  SigningLine,
  SigningPanel,
  TypedCanvas,
} from './SignatureDialog.styled';
import { drawTypedName } from './typed-signature';
import type { DrawnSignature } from './use-signature-pad';

/** Shows where to sign, until the first stroke: Save does nothing on an empty canvas (spec §4). */
export function DrawPanel({ attach, hasInk }: Pick<DrawnSignature, 'attach' | 'hasInk'>) {
  return (
    <SigningPanel>
      <SignatureBox>
        <SigningLine aria-hidden="true">{hasInk ? null : '× Sign here'}</SigningLine>
        <DrawingCanvas ref={attach} role="img" aria-label="Draw your signature here">
          Your browser can’t show a drawing area. Type your signature instead.
        </DrawingCanvas>
      </SignatureBox>
    </SigningPanel>
  );
}

interface TypePanelProps {
  name: string;
  /** Shows the typed signature. */
  canvas: RefObject<HTMLCanvasElement | null>;
  onChange: (name: string) => void;
}

/** For those who cannot draw: turns a typed name into the same kind of image. */
export function TypePanel({ name, canvas, onChange }: TypePanelProps) {
  useEffect(() => {
    if (canvas.current) drawTypedName(canvas.current, name);
  }, [canvas, name]);
  return (
    <SigningPanel>
      <TextField
        label="Your full name"
        autoComplete="name"
        maxLength={80}
        value={name}
        onChange={(event) => onChange(event.target.value)}
        // Enter would submit the registration form around the dialog.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <SignatureBox>
        {name.trim() ? null : <BoxHint>We’ll turn your name into a signature.</BoxHint>}
        <TypedCanvas ref={canvas} aria-hidden="true" />
      </SignatureBox>
    </SigningPanel>
  );
}
