import { documentStart, type FirstResponses } from '../contract/document-start';
import { applyBrandColour } from '../theme/brand';
import { buildFrame, type FrameTemplate, type Slots } from './frame-template';
import { runtimeConfig } from './page-config';

/** Hides the portal's own `main` while the first frame is shown. */
const portalStyles = `#portal :is(main, .starting > *) {
  position: absolute; inset-inline: 0; visibility: hidden }`;

// Inter would compete with the portal's scripts for bandwidth. Browsers draw an outline around a picture without an address.
// A frame does not know which buttons are pressed, and React's screen must replace it without a transition.
const ownStyles = `:host { --font-body: 'Inter Fallback', Arial, sans-serif }
:is(img:not([src]), [aria-pressed]) { visibility: hidden }
* { transition-duration: 0s !important }`;

/** After this time, the document offers help (host/public/index.html), in ms. */
const longestMs = 12_000;

interface FirstFrame {
  /** Whether the frame is for a visitor. Otherwise it is for an investor. */
  visitor: boolean;
  /** Returns the texts of each row from the unvalidated `bodies`, or null for one without a template, before which the frame ends. */
  rows: (bodies: readonly unknown[]) => readonly (Slots | null)[];
  /** Selects the content that replaces the frame. */
  content: string;
}

export function showFirstFrame(template: FrameTemplate, frame: FirstFrame): void {
  documentStart()
    ?.firstResponses?.then((responses) => show(template, frame, responses))
    // Without a first frame, the portal itself shows what is wrong with the responses. Safari 15.4, which we support
    // (decision 82), has no constructable style sheets and therefore no first frame.
    .catch(() => undefined);
}

/**
 * Shows a screen from its template while the portal's scripts download (decision 106). React's screen replaces it in one
 * commit, and takes over the focus, the scroll position and a press. A closed shadow tree keeps the frame's styles and names
 * apart from those of the portal.
 */
function show(
  template: FrameTemplate,
  { visitor, rows, content }: FirstFrame,
  { bodies, picture, ...responses }: FirstResponses,
): void {
  const portal = document.getElementById('portal');
  if (!portal || document.getElementById('content') || visitor !== responses.visitor) return;
  const all = rows(bodies);
  const slotsOfRows = all.slice(0, [...all, null].indexOf(null)).filter((row) => row !== null);
  if (slotsOfRows.length === 0) return;
  const { accent } = runtimeConfig().brand ?? {};
  if (accent) applyBrandColour(accent);
  const documentStyles = styleSheet(template.documentStyles + portalStyles);
  const host = document.createElement('div');
  host.dataset.firstFrame = '';
  host.dataset.appearance = document.documentElement.dataset.appearance;
  const shadow = host.attachShadow({ mode: 'closed' });
  shadow.adoptedStyleSheets = [styleSheet(template.styles + ownStyles)];
  const main = document.createElement('main');
  main.append(...buildFrame(template, slotsOfRows));
  shadow.append(main);
  void picture.then((url) => main.querySelector('img')?.setAttribute('src', url));
  let pressed: Element | null = null;
  main.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    pressed = controlAt(event.target);
  });
  document.adoptedStyleSheets.push(documentStyles);
  portal.after(host);

  const { pathname } = window.location;
  const observer = new MutationObserver(() => {
    const screen = document.querySelector('#portal main');
    if (screen && (screen.querySelector(content) || !isLoading(screen))) replaceBy(screen);
    else if (window.location.pathname !== pathname) replaceBy(null);
  });
  observer.observe(portal, { childList: true, subtree: true });
  const timer = setTimeout(replaceBy, longestMs, null);

  function replaceBy(screen: Element | null) {
    observer.disconnect();
    clearTimeout(timer);
    const focused = controlAt(shadow.activeElement);
    const scrolled = main.querySelector(scrollArea)?.scrollTop ?? 0;
    host.remove();
    documentStyles.disabled = true;
    screen?.querySelector(scrollArea)?.scrollTo({ top: scrolled });
    counterpart(screen, focused)?.focus({ preventScroll: true });
    // React attaches the handlers of a screen after its commit.
    const target = counterpart(screen, pressed);
    if (target) setTimeout(() => target.click());
  }

  /** Returns the control of the screen with the same address or text, at the same position among equal controls. */
  function counterpart(screen: Element | null, control: Element | null): HTMLElement | undefined {
    if (!screen || !control) return undefined;
    const equalIn = (parent: Element) =>
      [...parent.querySelectorAll<HTMLElement>(controls)].filter(
        (each) => nameOf(each) === nameOf(control),
      );
    return equalIn(screen)[equalIn(main).findIndex((each) => each === control)];
  }
}

const controls = 'a, button';
const scrollArea = '[data-fills-frame]';

function controlAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(controls) : null;
}

function nameOf(control: Element): string | null {
  return control.getAttribute('href') ?? control.getAttribute('aria-label') ?? control.textContent;
}

function isLoading(screen: Element): boolean {
  return screen.childElementCount === 0 || screen.querySelector('output, [aria-busy]') !== null;
}

function styleSheet(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
