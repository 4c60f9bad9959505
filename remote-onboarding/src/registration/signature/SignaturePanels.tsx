import { useEffect, type Ref, type RefObject } from 'react';
import { styled } from 'styled-components';
import { TextField } from '@investor-portal/shared/form/Field';
import { frameView } from '@investor-portal/shared/theme/frame-view';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { paper } from './paper';

/** Save does nothing on an empty canvas (spec §4), so this shows where to sign until the first stroke. */
export function DrawPanel({ ref, hasInk }: { ref: Ref<HTMLCanvasElement>; hasInk: boolean }) {
  return (
    <SigningPanel>
      <SignatureBox>
        <SigningLine aria-hidden="true">{hasInk ? null : '× Sign here'}</SigningLine>
        <DrawingCanvas ref={ref} role="img" aria-label="Draw your signature here" />
      </SignatureBox>
    </SigningPanel>
  );
}

interface TypePanelProps {
  name: string;
  canvas: RefObject<HTMLCanvasElement | null>;
  onChange: (name: string) => void;
}

export function TypePanel({ name, canvas, onChange }: TypePanelProps) {
  useEffect(() => {
    if (canvas.current) drawTypedName(canvas.current, name);
  }, [canvas, name]);
  return (
    <SigningPanel>
      <TextField
        label="Your full name"
        autoComplete="name"
        enterKeyHint="done"
        value={name}
        onChange={(event) => onChange(event.target.value)}
        // Enter would submit the registration form around the dialog.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <SignatureBox>
        {name.trim() ? null : <SigningLine>We’ll turn your name into a signature.</SigningLine>}
        <canvas ref={canvas} aria-hidden="true" />
      </SignatureBox>
    </SigningPanel>
  );
}

/** Both ways to sign have the same height, so that the dialog's height does not change. */
const SigningPanel = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[3]};
  height: clamp(12rem, 32dvh, 18rem);
`;

const SignatureBox = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  /* On a low screen the whole dialog scrolls, so the box must leave room to scroll beside it. */
  max-height: max(4rem, ${frameView.height} - 5rem);
  overflow: hidden;
  ${paper}
  border: 1px dashed ${tokens.colour['line-strong']};
  border-radius: ${tokens.radius.md};

  canvas {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

const DrawingCanvas = styled.canvas`
  cursor: crosshair;
  /* Drawing must not scroll the page. */
  touch-action: none;
`;

/** The line to sign on. It lies under the drawing and is not part of it. */
const SigningLine = styled.p`
  position: absolute;
  inset: auto ${tokens.space[5]} 22%;
  min-height: 1.6em;
  padding-inline: ${tokens.space[1]};
  border-bottom: 1px solid ${tokens.colour['line-strong']};
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.sm};
  pointer-events: none;
  user-select: none;
`;

/** A handwriting font for every operating system, with the browser's cursive font as the fallback. */
const handwriting =
  "'Segoe Script', 'Bradley Hand', 'Snell Roundhand', 'Apple Chancery', 'Dancing Script', cursive";

/** 16:9, like the preview of the saved signature (spec §2). */
const size = { width: 1024, height: 576 };
/** Italic letters are wider than their measured width, so there is a margin. It is trimmed when the signature is saved. */
const box = { width: 928, height: 480 };

/** Draws a typed name on a canvas in the pen's black. The canvas is saved as it is shown. */
function drawTypedName(canvas: HTMLCanvasElement, name: string): void {
  Object.assign(canvas, size);
  const context = canvas.getContext('2d');
  if (!context) return;
  const fontOf = (px: number) => `italic ${px}px ${handwriting}`;
  context.font = fontOf(100);
  const { lines, fontSize } = wrapName(name, box, (text) => context.measureText(text).width / 100);
  context.font = fontOf(fontSize);
  context.fillStyle = 'black';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const step = fontSize * lineHeight;
  const first = (size.height - (lines.length - 1) * step) / 2;
  lines.forEach((line, index) => context.fillText(line, size.width / 2, first + index * step));
  // Emoji have their own colours, so everything drawn is filled with black.
  context.globalCompositeOperation = 'source-in';
  context.fillRect(0, 0, size.width, size.height);
}

export const lineHeight = 1.3;

/** Returns the lines of a name and the largest font size that fits. @param widthOf the width of a text at 1 px. */
export function wrapName(
  name: string,
  box: { width: number; height: number },
  widthOf: (text: string) => number,
) {
  const words = name.split(/\s+/).filter(Boolean);
  for (let fontSize = box.height / 5; ; fontSize *= 0.95) {
    const fits = (line: string) => widthOf(line) * fontSize <= box.width;
    const lines = linesOf(words, fits);
    if (lines.length * lineHeight * fontSize <= box.height && lines.every(fits))
      return { lines, fontSize };
  }
}

function linesOf(words: string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
