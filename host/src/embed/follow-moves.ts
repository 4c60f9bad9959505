interface Moves {
  /** Call with the value of each 'portal:navigated'. */
  remember: (value: unknown) => void;
  /** Call when the session ends: the next investor starts on the first screen. */
  forget: () => void;
  /**
   * Call when the portal is ready. After a move it opens the screen that the investor was on, and returns true. The current
   * document is then replaced, so the caller should do nothing more with it.
   */
  reopen: () => boolean;
}

/**
 * Follows the portal's screen, because a browser loads a frame's `src` again when the page moves the frame, for instance
 * in a keyed list. A moved frame has a new window, while a portal that reloads itself keeps its window and its address.
 * @param started whether the frame's first document is loading already.
 */
export function followMoves(iframe: HTMLIFrameElement, portal: URL, started: boolean): Moves {
  let shown = started ? iframe.contentWindow : null;
  let screen: string | undefined;
  return {
    remember(value) {
      const { path, search = '' } = (value ?? {}) as { path?: unknown; search?: unknown };
      const isAddress = typeof path === 'string' && path.startsWith('/');
      screen = isAddress ? `${portal.origin}${path}${String(search)}` : undefined;
    },
    forget() {
      screen = undefined;
    },
    reopen() {
      const hasMoved = shown !== null && shown !== iframe.contentWindow;
      shown = iframe.contentWindow;
      // The `src` of a preloaded frame ends with `preloadHash`, so it is not the portal's address.
      const address = screen ?? portal.href;
      if (!hasMoved || address === iframe.src) return false;
      shown?.location.replace(address);
      return true;
    },
  };
}
