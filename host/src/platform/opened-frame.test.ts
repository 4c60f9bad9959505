import { markOpened, whenOpened } from './opened-frame';

describe('what waits for a preloaded frame to be opened', () => {
  const nothing = () => undefined;
  const todo = { preloadPictures: nothing, handOn: nothing, prefetch: nothing };
  const start = { messages: [], reads: [], ...todo };
  afterEach(() => {
    globalThis.portalStart = undefined;
  });

  it('waits for nothing in any other frame', () => {
    const work = jest.fn();
    whenOpened(work);
    expect(work).toHaveBeenCalledTimes(1);
    globalThis.portalStart = { ...start, preloaded: false };
    whenOpened(work);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('happens once, unless it is cancelled', () => {
    globalThis.portalStart = { ...start, preloaded: true };
    const [work, cancelled] = [jest.fn(), jest.fn()];
    whenOpened(work);
    whenOpened(cancelled)();
    expect(work).not.toHaveBeenCalled();
    markOpened();
    markOpened();
    expect(work).toHaveBeenCalledTimes(1);
    expect(cancelled).not.toHaveBeenCalled();
    whenOpened(work);
    expect(work).toHaveBeenCalledTimes(2);
  });
});
