/**
 * The host sets these properties while there are toasts (host/src/toasts/keep-toast-room.ts), so that no toast covers a
 * control.
 */
export const toastRoomNames = {
  toasts: '--toast-room',
  page: '--toast-room-of-page',
  dialog: '--toast-room-of-dialog',
} as const;

export const toastRoom = {
  toasts: `var(${toastRoomNames.toasts}, 0px)`,
  /** The room below the page's content. It outlasts the toasts while it is in view, so that nothing moves. */
  page: `var(${toastRoomNames.page}, 0px)`,
  /** The room below a dialog. It lasts until the dialog closes or a phone is turned, so that no button moves. */
  dialog: `var(${toastRoomNames.dialog}, 0px)`,
} as const;
