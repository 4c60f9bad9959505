/** @jest-environment jest-fixed-jsdom */
import { warmIntl } from './warm-intl';

const afterPaint = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20)));

describe('warmIntl', () => {
  it('loads the time zone after the first paint', async () => {
    const formatter = jest.spyOn(Intl, 'DateTimeFormat');
    warmIntl('Asia/Manila');
    expect(formatter).not.toHaveBeenCalled();
    await afterPaint();
    expect(formatter).toHaveBeenCalledWith('en-US', { timeZone: 'Asia/Manila' });
    formatter.mockRestore();
  });

  it('ignores an unknown time zone', async () => {
    const failed = jest.fn();
    window.addEventListener('error', failed);
    warmIntl('Nowhere/At_All');
    await afterPaint();
    expect(failed).not.toHaveBeenCalled();
    window.removeEventListener('error', failed);
  });
});
