/** Moves the focus of a disappearing control to its replacement, so that the keyboard does not start over at the top. */
export function transferFocus(control: HTMLElement | null): (() => void) | undefined {
  if (!control) return undefined;
  return () => {
    if (document.activeElement !== control) return;
    const positions = positionsOf(control);
    queueMicrotask(() => {
      // The focus may have moved already: to where a closing dialog returned it, or to the next page's heading.
      if (control.isConnected || document.activeElement !== document.body) return;
      focusOn(successorOf(positions));
    });
  };
}

export function focusOn(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) return;
  if (!element.matches('a[href], button, input, select, textarea, [tabindex]'))
    element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

interface Position {
  parent: Element;
  before: Element | null;
}

function positionsOf(element: Element): Position[] {
  const { parentElement: parent, previousElementSibling: before } = element;
  return parent ? [{ parent, before }, ...positionsOf(parent)] : [];
}

function successorOf(positions: Position[]): Element | null | undefined {
  const position = positions.find(({ parent }) => parent.isConnected);
  const before = position?.before?.isConnected ? position.before : null;
  const next = before ? before.nextElementSibling : position?.parent.firstElementChild;
  return next ?? before ?? position?.parent;
}
