/** @jest-environment jest-fixed-jsdom */
import { preloadHash } from '../platform/platform-window';
import { discardPreloaded, movePreloaded, preload } from './preload';
import { mount } from './embed';
import { details, recordPosted } from './testing/portal-frame';

const portalUrl = 'https://portal.example/main';
const idle = () => jest.advanceTimersByTime(250);
const hidden = () => document.querySelector<HTMLIFrameElement>(`iframe[src$="${preloadHash}"]`);

function withMoveBefore(): void {
  Object.defineProperty(Element.prototype, 'moveBefore', {
    configurable: true,
    value(this: Element, node: Node, child: Node | null) {
      this.insertBefore(node, child);
    },
  });
}

describe('preload', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    discardPreloaded();
    document.body.replaceChildren();
    Reflect.deleteProperty(Element.prototype, 'moveBefore');
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('starts the portal once, in a frame that nobody can see, reach or hear', () => {
    preload({ portalUrl });
    expect(hidden()).toBeNull();
    idle();
    preload({ portalUrl });
    idle();
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
    const frame = hidden();
    expect(frame?.src).toBe(portalUrl + preloadHash);
    expect(frame).toMatchObject({ inert: true, ariaHidden: 'true' });
    expect(frame).not.toBeVisible();
  });

  it('does nothing where the investor saves data', () => {
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: { saveData: true },
    });
    preload({ portalUrl });
    idle();
    expect(hidden()).toBeNull();
  });

  it('moves its frame to where it is opened, and shows it there', () => {
    withMoveBefore();
    preload({ portalUrl });
    idle();
    const frame = hidden();
    expect(movePreloaded(portalUrl, document.body)).toBe(frame);
    expect(frame).toBeVisible();
    expect(frame).toMatchObject({ inert: false, title: 'Investor portal' });
    expect(frame).not.toHaveAttribute('aria-hidden');
    expect(movePreloaded(portalUrl, document.body)).toBeUndefined();
    expect(frame).toBeInTheDocument();
  });

  it('keeps its frame for a component that is mounted, unmounted and mounted again at once', () => {
    withMoveBefore();
    preload({ portalUrl });
    idle();
    const frame = hidden();
    const options = { portalUrl, getPartnerDetails: () => new Promise<null>(() => undefined) };
    mount(document.body, options).unmount();
    expect(frame).not.toBeVisible();
    const { iframe, unmount } = mount(document.body, options);
    expect(iframe).toBe(frame);
    expect(iframe).toBeVisible();
    iframe.remove();
    unmount();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('hands nobody over to a frame that is kept, when the details arrive late', async () => {
    withMoveBefore();
    preload({ portalUrl });
    idle();
    let arrive: (late: typeof details) => void = () => undefined;
    const getPartnerDetails = () => new Promise<typeof details>((resolve) => (arrive = resolve));
    const { iframe, handOver, unmount } = mount(document.body, { portalUrl, getPartnerDetails });
    const before = handOver();
    unmount();
    expect(iframe.isConnected).toBe(true);
    const posted = recordPosted(iframe);
    arrive(details);
    await before;
    const after = handOver();
    arrive(details);
    await after;
    expect(posted).not.toHaveBeenCalled();
  });

  it.each([
    ['the browser cannot move a frame', false, portalUrl, () => document.body],
    ['another address is opened', true, 'https://portal.example/', () => document.body],
    ['the element is in no document', true, portalUrl, () => document.createElement('div')],
  ])('leaves only the cache behind where %s', (_why, moves, opened, place) => {
    if (moves) withMoveBefore();
    preload({ portalUrl });
    idle();
    expect(movePreloaded(opened, place())).toBeUndefined();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('is abandoned when the portal is opened before the page is idle', () => {
    preload({ portalUrl });
    expect(movePreloaded(portalUrl, document.body)).toBeUndefined();
    idle();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('replaces what was preloaded for another address', () => {
    preload({ portalUrl: 'https://portal.example/' });
    idle();
    preload({ portalUrl });
    idle();
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
    expect(hidden()?.src).toBe(portalUrl + preloadHash);
  });
});
