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
 */
export function followMoves(iframe: HTMLIFrameElement, portal: URL): Moves {
  let shown: Window | null = null;
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
      if (!hasMoved || !screen || screen === iframe.src) return false;
      shown?.location.replace(screen);
      return true;
    },
  };
}
