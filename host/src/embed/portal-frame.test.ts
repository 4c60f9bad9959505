import { mount } from './embed';
import { fitHeight } from './portal-frame';
import { portalUrl, postAsPortal, recordPosted } from './testing/portal-frame';

let windowHeight = 768;
beforeEach(() => {
  windowHeight = 768;
  jest
    .spyOn(document.documentElement, 'clientHeight', 'get')
    .mockImplementation(() => windowHeight);
});

function open(mode?: 'auto') {
  const iframe = document.createElement('iframe');
  const { fit, stop } = fitHeight(iframe, mode);
  const heightAt = (height: unknown) => {
    fit({ height });
    return iframe.style.height;
  };
  return { iframe, heightAt, stop };
}

it('a frame fills its element, or follows its content between the minimum and the window’s height, which no pinch changes', () => {
  expect(open().heightAt(500)).toBe('');
  const { iframe, heightAt, stop } = open('auto');
  expect(iframe.style.height).toBe('320px');
  const heights = [500, 10, 99_999, '1px;position:fixed', 900].map(heightAt);
  expect(heights).toEqual(['500px', '320px', '768px', '768px', '768px']);
  // Safari's `innerHeight` shrinks with a pinch.
  window.innerHeight = 300;
  for (windowHeight of [500, 1400]) {
    window.dispatchEvent(new Event('resize'));
    expect(iframe.style.height).toBe(`${Math.min(windowHeight, 900)}px`);
  }
  stop();
});

it.each([
  [undefined, '', ''],
  ['system', 'portal:system', 'light dark'],
] as const)('with the appearance %s, the frame has the name %j', (appearance, name, scheme) => {
  const options = { portalUrl, getPartnerDetails: () => null, appearance };
  const { iframe, unmount } = mount(document.body, options);
  expect([iframe.name, iframe.style.colorScheme]).toEqual([name, scheme]);
  unmount();
});

it('the appearance changes in place, and in a document that was still loading, at the exact origin', () => {
  const getPartnerDetails = () => new Promise<never>(() => undefined);
  const portal = mount(document.body, { portalUrl, getPartnerDetails });
  const posted = recordPosted(portal.iframe);
  const message = [{ action: 'portal:appearance', value: 'dark', protocol: 1 }, portalUrl];
  portal.setAppearance('dark');
  expect([portal.iframe.name, portal.iframe.style.colorScheme]).toEqual(['portal:dark', 'dark']);
  expect(posted.mock.calls).toEqual([message]);
  void postAsPortal(portal.iframe, { action: 'portal:ready', value: null });
  expect(posted.mock.calls).toEqual([message, message]);
  portal.unmount();
});
