/** @jest-environment jest-fixed-jsdom */
import { answerHello } from './answer-hello';

const platform = 'https://platform.example';
const hello = { action: 'portal:hello', value: null };

function say(data: unknown, origin = platform, source: Window = window) {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}

describe('an embedding page that begins to listen', () => {
  const answer = jest.fn();
  let stop: () => void;
  beforeEach(() => {
    answer.mockClear();
    stop = answerHello([platform], answer);
  });
  afterEach(() => stop());

  it('is answered each time it says hello', () => {
    say(hello);
    say(hello);
    expect(answer).toHaveBeenCalledTimes(2);
    stop();
    say(hello);
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['another origin', hello, 'https://platform.example.evil', window],
    ['another window', hello, platform, { name: 'frame' } as Window],
    ['another message', { action: 'hello' }, platform, window],
    ['nothing', null, platform, window],
  ])('is not %s', (_what, data, origin, source) => {
    say(data, origin, source);
    expect(answer).not.toHaveBeenCalled();
  });
});
