import { noteServerTime, onServerTimeChange, serverNow } from './server-time';

const minute = 60_000;
const day = 86_400_000;
const device = Date.parse('2026-11-23T00:00:00Z');

// In this order: what is known lasts as long as the page.
describe('readings R12: the time by the server’s clock', () => {
  beforeAll(() => jest.useFakeTimers({ now: device }));
  afterAll(() => jest.useRealTimers());

  it('is the device’s until a server has sent its own', () => {
    noteServerTime('page', NaN);
    expect(serverNow()).toBe(device);
    const changed = jest.fn();
    const stop = onServerTimeChange(changed);
    noteServerTime('page', device - day);
    stop();
    expect(changed).toHaveBeenCalledTimes(1);
    expect(serverNow()).toBe(device - day);
  });

  it('runs on, whatever becomes of the device’s', () => {
    jest.advanceTimersByTime(minute);
    jest.setSystemTime(device + 2 * day);
    expect(serverNow()).toBe(device - day + minute);
    jest.setSystemTime(device + minute);
  });

  it('is the partner API’s rather than the host’s, even where that is earlier', () => {
    noteServerTime('api', device - 2 * day);
    expect(serverNow()).toBe(device - 2 * day);
    noteServerTime('page', device - day);
    expect(serverNow()).toBe(device - 2 * day);
  });

  it('ignores a response from a cache or a slow network', () => {
    for (const late of [-day, -1_000]) noteServerTime('api', device - 2 * day + late);
    expect(serverNow()).toBe(device - 2 * day);
    noteServerTime('api', device - 2 * day + 5_000);
    expect(serverNow()).toBe(device - 2 * day + 5_000);
  });

  it('comes from any server after a sleep in which `performance.now()` stood still', () => {
    jest.setSystemTime(Date.now() + 8 * 60 * minute);
    const after = serverNow() + 8 * 60 * minute;
    noteServerTime('page', after);
    expect(serverNow()).toBe(after);
  });
});
