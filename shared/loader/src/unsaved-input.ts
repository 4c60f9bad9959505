// Whether text, choices or signature strokes exist only on the screen.
let dirty = false;

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

export function forgetUnsavedInput(): void {
  dirty = false;
}
