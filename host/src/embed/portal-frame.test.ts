/** @jest-environment jest-fixed-jsdom */
import { claimFrame, releaseFrame } from './portal-frame';

const portal = new URL('https://portal.example/main');

function frameOf(markup: string): HTMLIFrameElement {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  place.innerHTML = markup;
  return place.firstElementChild as HTMLIFrameElement;
}

describe('a frame of the page’s own markup', () => {
  it('is the portal’s when it shows any address of its origin, and gets a title', () => {
    const frame = frameOf('<iframe src="https://portal.example/investment-opportunities">');
    claimFrame(frame, portal);
    expect(frame.title).toBe('Investor portal');
    const titled = frameOf('<iframe src="https://portal.example" title="Invest">');
    claimFrame(titled, portal);
    expect(titled.title).toBe('Invest');
  });

  it.each([
    ['another element', '<div></div>'],
    ['no src', '<iframe>'],
    ['another origin', '<iframe src="https://portal.example.evil/">'],
    ['another protocol', '<iframe src="http://portal.example/">'],
  ])('is refused with %s', (_why, markup) => {
    expect(() => claimFrame(frameOf(markup), portal)).toThrow(
      'InvestorPortal.attach needs an iframe in the page whose src is an address of https://portal.example',
    );
  });

  it('is attached once, until it is released', () => {
    const frame = frameOf('<iframe src="https://portal.example/">');
    claimFrame(frame, portal);
    expect(() => claimFrame(frame, portal)).toThrow('not attached already');
    releaseFrame(frame);
    expect(() => claimFrame(frame, portal)).not.toThrow();
  });
});
