const stays = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];

/**
 * While the overlay lies over the screen, nothing under it is worked by keys, nor by what a screen reader sends in their
 * place. Focus stays where it is, Tab still leads out of the frame, and the browser keeps its own shortcuts.
 * @returns lets go.
 */
export function blockKeyboardInput(): () => void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onKey = (event: KeyboardEvent) => {
    const ofTheBrowser = event.ctrlKey || event.metaKey || event.altKey || /^F\d/.test(event.key);
    if (!ofTheBrowser && !stays.includes(event.key)) swallow(event);
  };
  // A pointer's click counts from 1 and can only be on what lies above the overlay.
  const onClick = (event: MouseEvent) => {
    if (event.detail === 0) swallow(event);
  };
  window.addEventListener('keydown', onKey, true);
  window.addEventListener('click', onClick, true);
  return () => {
    window.removeEventListener('keydown', onKey, true);
    window.removeEventListener('click', onClick, true);
  };
}
