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
    ['another element', '<div></div>', 'this is no iframe element.'],
    ['no src', '<iframe>', "the frame's src has to be an address of https://portal.example"],
    ['another origin', '<iframe src="https://portal.example.evil/">', 'but is "https://portal.ex'],
    [
      'another protocol',
      '<iframe src="http://portal.example/">',
      'but is "http://portal.example/"',
    ],
    [
      'a sandbox without an origin',
      '<iframe sandbox="allow-scripts" src="https://portal.example/">',
      "the frame's sandbox attribute lacks allow-same-origin.",
    ],
    [
      'an empty sandbox',
      '<iframe sandbox src="https://portal.example/">',
      'lacks allow-scripts and allow-same-origin.',
    ],
  ])('is refused with %s', (_why, markup, reason) => {
    expect(() => claimFrame(frameOf(markup), portal)).toThrow('InvestorPortal.attach: ');
    expect(() => claimFrame(frameOf(markup), portal)).toThrow(reason);
  });

  it('is attached once, until it is released', () => {
    const frame = frameOf('<iframe src="https://portal.example/">');
    claimFrame(frame, portal);
    expect(() => claimFrame(frame, portal)).toThrow('the frame is attached already.');
    releaseFrame(frame);
    expect(() => claimFrame(frame, portal)).not.toThrow();
  });

  it('may have a sandbox that leaves the portal what it needs', () => {
    const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads';
    const frame = frameOf(`<iframe sandbox="${sandbox}" src="https://portal.example/">`);
    expect(() => claimFrame(frame, portal)).not.toThrow();
  });
});
