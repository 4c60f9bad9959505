const allowedKeys = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];

/**
 * Blocks keys and screen reader clicks on the controls under the overlay. Tab can still leave the frame, and browser
 * shortcuts work. Returns a function that unblocks the controls.
 */
export function blockKeyboardInput(): () => void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onKey = (event: KeyboardEvent) => {
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey || /^F\d/.test(event.key);
    if (!isShortcut && !allowedKeys.includes(event.key)) swallow(event);
  };
  // A pointer click has a detail of 1 or more and can hit only what is above the overlay.
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
