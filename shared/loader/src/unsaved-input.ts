// Whether the investor has typed, chosen or drawn anything since the screen last changed. Saving the input does not reset
// it.
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
