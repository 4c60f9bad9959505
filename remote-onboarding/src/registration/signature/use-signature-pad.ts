import { useCallback, useRef, useState, type RefCallback, type RefObject } from 'react';
import SignaturePad, { type PointGroup } from 'signature_pad';

export interface DrawnSignature {
  attach: RefCallback<HTMLCanvasElement>;
  canvas: RefObject<HTMLCanvasElement | null>;
  clear: () => void;
  /** Whether there has been a stroke since the drawing was last cleared. */
  hasInk: boolean;
  strokes: () => readonly PointGroup[];
}

interface Size {
  width: number;
  height: number;
}

/** Strokes in CSS pixels, and the size of the canvas at the time. There is no size before the first stroke. */
interface Drawing {
  strokes: PointGroup[];
  size?: Size;
}

/** A resize, a rotation or a new canvas element clears the pixels, so the strokes are kept and drawn again. */
export function useSignaturePad(): DrawnSignature {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(null);
  const drawing = useRef<Drawing>({ strokes: [] });
  const [hasInk, setHasInk] = useState(false);

  const attach = useCallback((element: HTMLCanvasElement | null) => {
    if (!element) return undefined;
    const created = new SignaturePad(element, { penColor: 'black' });
    let size = sizeOf(element);
    let isDrawing = false;
    canvas.current = element;
    pad.current = created;
    created.addEventListener('beginStroke', () => {
      isDrawing = true;
      setHasInk(true);
    });
    const keepStrokes = () => {
      isDrawing = false;
      drawing.current = { strokes: created.toData(), size };
    };
    created.addEventListener('endStroke', keepStrokes);
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === 0) return;
      if (isDrawing) keepStrokes();
      endStroke(created);
      size = sizeOf(element);
      fit(element);
      created.clear();
      // Rotating a device back and forth must not change the drawing, so the original is scaled.
      created.fromData(scaled(drawing.current, size));
    });
    observer.observe(element);
    return () => {
      if (isDrawing) keepStrokes();
      observer.disconnect();
      created.off();
      canvas.current = null;
      pad.current = null;
    };
  }, []);

  const clear = () => {
    drawing.current = { strokes: [] };
    if (pad.current) {
      endStroke(pad.current);
      pad.current.clear();
    }
    setHasInk(false);
  };
  const strokes = () => pad.current?.toData() ?? [];
  return { attach, canvas, clear, hasInk, strokes };
}

/** Ends the current stroke. After `clear` alone, signature_pad would wait for its end and accept no new stroke. */
function endStroke(pad: SignaturePad): void {
  pad.off();
  pad.on();
}

/** Gives the canvas as many pixels as the screen has in its place. */
function fit(canvas: HTMLCanvasElement): void {
  const density = Math.max(window.devicePixelRatio, 1);
  canvas.width = Math.round(canvas.clientWidth * density);
  canvas.height = Math.round(canvas.clientHeight * density);
  canvas.getContext('2d')?.scale(density, density);
}

function sizeOf({ clientWidth, clientHeight }: HTMLCanvasElement): Size {
  return { width: clientWidth, height: clientHeight };
}

function scaled({ strokes, size }: Drawing, to: Size): PointGroup[] {
  const factor = size ? Math.min(to.width / size.width, to.height / size.height) : 1;
  return strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })),
  }));
}
