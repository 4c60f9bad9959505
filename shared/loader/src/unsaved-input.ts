// Text, choices and signature strokes that exist only on the screen.
let dirty = false;

/** Tracks whether the investor has entered anything on the current screen. */
export function watchUnsavedInput(): void {
  const markDirty = () => {
    dirty = true;
  };
  document.addEventListener('input', markDirty, true);
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof HTMLCanvasElement) markDirty();
    },
    true,
  );
}

export function hasUnsavedInput(): boolean {
  return dirty;
}

/** Call when the investor has left the screen. */
export function forgetUnsavedInput(): void {
  dirty = false;
}
