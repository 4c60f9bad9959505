// Text, choices and strokes of a signature that exist nowhere but on the screen.
let typed = false;

/** Follows, for as long as the page lives, whether an investor has entered something on the present screen. */
export function watchUnsavedInput(): void {
  const note = () => {
    typed = true;
  };
  document.addEventListener('input', note, true);
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof HTMLCanvasElement) note();
    },
    true,
  );
}

export function hasUnsavedInput(): boolean {
  return typed;
}

/** The screen was left, and what was typed on it with it. */
export function forgetUnsavedInput(): void {
  typed = false;
}
