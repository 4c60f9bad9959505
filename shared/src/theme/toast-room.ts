/**
 * The height that toasts take at the lower edge, as custom properties of the root that the host sets while there are any
 * (host/src/toasts/keep-toast-room.ts), so that no control stays beneath them.
 */
export const toastRoomNames = {
  toasts: '--toast-room',
  page: '--toast-room-of-page',
  dialog: '--toast-room-of-dialog',
} as const;

export const toastRoom = {
  /** The toasts that are shown now. */
  toasts: `var(${toastRoomNames.toasts}, 0px)`,
  /** The room that the page leaves below its content. It outlasts the toasts while it is in view, so that nothing moves. */
  page: `var(${toastRoomNames.page}, 0px)`,
  /** The room that a dialog leaves. It lasts as long as the dialog, so that its buttons do not move. */
  dialog: `var(${toastRoomNames.dialog}, 0px)`,
} as const;
