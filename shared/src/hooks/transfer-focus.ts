/**
 * The ref of a control that its own press takes away: a Retry, a Dismiss. Its focus goes to what has taken its place, so
 * that neither the keyboard nor a screen reader starts over at the page's top.
 */
export function transferFocus(control: HTMLElement | null): (() => void) | undefined {
  if (!control) return undefined;
  return () => {
    if (document.activeElement !== control) return;
    const places = placesOf(control);
    queueMicrotask(() => {
      // Whoever knows better has taken it: a dialog that closes, the next page's heading.
      if (control.isConnected || document.activeElement !== document.body) return;
      focusOn(successorOf(places));
    });
  };
}

/** Puts the focus on what is no control, too. */
export function focusOn(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) return;
  if (!element.matches('a[href], button, input, select, textarea, [tabindex]'))
    element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

interface Place {
  parent: Element;
  before: Element | null;
}

/** Where an element stands, and each of those around it. */
function placesOf(element: Element): Place[] {
  const { parentElement: parent, previousElementSibling: before } = element;
  return parent ? [{ parent, before }, ...placesOf(parent)] : [];
}

function successorOf(places: Place[]): Element | undefined {
  const place = places.find(({ parent }) => parent.isConnected);
  if (!place) return undefined;
  const before = place.before?.isConnected ? place.before : null;
  const next = before ? before.nextElementSibling : place.parent.firstElementChild;
  return next ?? before ?? place.parent;
}
