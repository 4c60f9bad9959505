import { useCallback, useRef, useState } from 'react';
import SignaturePad, { type PointGroup } from 'signature_pad';

type Size = Record<'width' | 'height', number>;

/** Strokes in CSS pixels, and the size of the canvas at the time. There is no size before the first stroke. */
interface Drawing {
  strokes: PointGroup[];
  size?: Size | undefined;
}

/** A resize, a rotation or a new canvas element clears the pixels, so the strokes are kept and drawn again. */
export function useSignaturePad() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(null);
  const drawing = useRef<Drawing>({ strokes: [] });
  const [hasInk, setHasInk] = useState(false);

  const attach = useCallback((element: HTMLCanvasElement) => {
    const created = new SignaturePad(element, { penColor: 'black' });
    let size: Size | undefined;
    canvas.current = element;
    pad.current = created;
    created.addEventListener('afterUpdateStroke', () => {
      drawing.current = { strokes: created.toData(), size };
      setHasInk(true);
    });
    const observer = new ResizeObserver(() => {
      endStroke(created);
      size = fit(element);
      // Rotating a device back and forth must not change the drawing, so the original is scaled.
      created.fromData(scaled(drawing.current, size));
    });
    observer.observe(element);
    return () => {
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
  return { attach, canvas, clear, hasInk, strokes: () => drawing.current.strokes };
}

/** Ends the current stroke. After `clear` alone, signature_pad would wait for its end and accept no new stroke. */
function endStroke(pad: SignaturePad): void {
  pad.off();
  pad.on();
}

/** Gives the canvas as many pixels as the screen has in its place. Returns its size in CSS pixels. */
function fit(canvas: HTMLCanvasElement): Size {
  const { clientWidth: width, clientHeight: height } = canvas;
  const density = Math.max(window.devicePixelRatio, 1);
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  canvas.getContext('2d')?.scale(density, density);
  return { width, height };
}

function scaled({ strokes, size }: Drawing, to: Size): PointGroup[] {
  const factor = size ? Math.min(to.width / size.width, to.height / size.height) : 1;
  return strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })),
  }));
}
