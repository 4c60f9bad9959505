import { warmIntl } from './warm-intl';

const settled = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20)));

describe('what is read ahead of the portal', () => {
  it('are the tables of the zone, after the first paint', async () => {
    const made = jest.spyOn(Intl, 'DateTimeFormat');
    warmIntl('Asia/Manila');
    expect(made).not.toHaveBeenCalled();
    await settled();
    expect(made).toHaveBeenCalledWith('en-US', { timeZone: 'Asia/Manila' });
    made.mockRestore();
  });

  it('is nothing for a zone that does not exist, without an error', async () => {
    const failed = jest.fn();
    window.addEventListener('error', failed);
    warmIntl('Nowhere/At_All');
    await settled();
    expect(failed).not.toHaveBeenCalled();
    window.removeEventListener('error', failed);
  });
});
