/** The host sets this property to the height of the toasts at the lower edge (host/src/toasts/Toaster.tsx). */
export const toastRoomName = '--toast-room';

/** Whatever is fixed to the lower edge stands above this height, so that no toast covers its buttons. */
export const toastRoom = `var(${toastRoomName}, 0px)`;

/** The height that is always free at the end of a page, so that nothing moves when a toast comes or goes. */
export const pageEnd = '7rem';
