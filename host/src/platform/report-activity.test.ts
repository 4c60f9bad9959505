/** @jest-environment jest-fixed-jsdom */
import { configure } from '@investor-portal/shared/testing/configure';
import { frameIn } from '@investor-portal/shared/testing/window-messages';
import { reportActivity } from './report-activity';

const platform = 'https://platform.example';

describe('the activity of the investor', () => {
  const posted: unknown[] = [];
  frameIn({ postMessage: (...message: unknown[]) => posted.push(message) });

  const act = (type: string, timeStamp: number) =>
    document.body.dispatchEvent(
      Object.defineProperty(new Event(type), 'timeStamp', { value: timeStamp }),
    );

  it('reaches the page around the frame once a minute', () => {
    configure({ platformOrigins: [platform] });
    reportActivity();
    const message = [{ action: 'portal:activity', value: null }, platform];
    act('keydown', 5_000);
    act('pointerdown', 64_999);
    act('scroll', 65_000);
    expect(posted).toEqual([message]);
    act('wheel', 65_000);
    expect(posted).toEqual([message, message]);
  });
});
