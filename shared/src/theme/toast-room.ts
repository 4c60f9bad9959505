/**
 * How much of the lower edge toasts take, as custom properties of the root that the host sets while there are any
 * (host/src/toasts/keep-toast-room.ts): nothing one wants to press stays beneath them.
 */
export const toastRoomNames = {
  toasts: '--toast-room',
  page: '--toast-room-of-page',
  dialog: '--toast-room-of-dialog',
} as const;

export const toastRoom = {
  /** The toasts of this moment. */
  toasts: `var(${toastRoomNames.toasts}, 0px)`,
  /** What the page leaves below its content. It outlasts the toasts while it is in view, so that nothing moves. */
  page: `var(${toastRoomNames.page}, 0px)`,
  /** What a dialog stays clear of. It lasts as long as the dialog, so that its buttons stay where they are. */
  dialog: `var(${toastRoomNames.dialog}, 0px)`,
} as const;
