/**
 * The height of the toasts at the lower edge, as custom properties of the root. The host sets them while there are toasts
 * (host/src/toasts/keep-toast-room.ts), so that no control stays beneath one.
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
  /** The room that a dialog leaves. It lasts until the dialog closes or a phone is turned, so that its buttons do not move. */
  dialog: `var(${toastRoomNames.dialog}, 0px)`,
} as const;
