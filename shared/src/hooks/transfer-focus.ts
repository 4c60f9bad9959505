/**
 * The ref of a control that disappears when it is pressed, such as Retry or Dismiss. Moves its focus to whatever replaces
 * it, so that neither the keyboard nor a screen reader starts over at the top of the page.
 */
export function transferFocus(control: HTMLElement | null): (() => void) | undefined {
  if (!control) return undefined;
  return () => {
    if (document.activeElement !== control) return;
    const positions = positionsOf(control);
    queueMicrotask(() => {
      // The focus may already have a better place: where a closing dialog returned it, or the next page's heading.
      if (control.isConnected || document.activeElement !== document.body) return;
      focusOn(successorOf(positions));
    });
  };
}

/** Focuses an element even if it is not a control. */
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

/** The position of an element, and of each of its ancestors. */
function positionsOf(element: Element): Position[] {
  const { parentElement: parent, previousElementSibling: before } = element;
  return parent ? [{ parent, before }, ...positionsOf(parent)] : [];
}

function successorOf(positions: Position[]): Element | undefined {
  const position = positions.find(({ parent }) => parent.isConnected);
  if (!position) return undefined;
  const before = position.before?.isConnected ? position.before : null;
  const next = before ? before.nextElementSibling : position.parent.firstElementChild;
  return next ?? before ?? position.parent;
}
