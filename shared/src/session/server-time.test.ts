import {
  deviceClockLead,
  isServerTimeEstimated,
  noteServerTime,
  onServerTimeChange,
  serverNow,
} from './server-time';

const minute = 60_000;
const day = 86_400_000;
const device = Date.parse('2026-11-23T00:00:00Z');

// The tests depend on their order, because the server's time lasts as long as the page.
describe('readings R12: the time by the server’s clock', () => {
  beforeAll(() => jest.useFakeTimers({ now: device }));
  afterAll(() => jest.useRealTimers());

  it('is the device’s time until a server has sent its time', () => {
    noteServerTime('page', NaN);
    expect(serverNow()).toBe(device);
    const changed = jest.fn();
    const stop = onServerTimeChange(changed);
    noteServerTime('page', device - day);
    stop();
    expect(changed).toHaveBeenCalledTimes(1);
    expect(serverNow()).toBe(device - day);
  });

  it('continues when the device’s clock is set back or corrected by seconds', () => {
    jest.advanceTimersByTime(minute);
    for (const change of [-2 * day, 5_000]) {
      jest.setSystemTime(device + minute + change);
      expect(serverNow()).toBe(device - day + minute);
      expect(isServerTimeEstimated()).toBe(false);
    }
    jest.setSystemTime(device + minute);
  });

  it('is the partner API’s time rather than the host’s, even if it is earlier', () => {
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

  describe('after a sleep, during which `performance.now()` stood still', () => {
    let before: number;
    beforeEach(() => {
      before = serverNow();
      jest.setSystemTime(Date.now() + 8 * 60 * minute);
    });

    it('has advanced by the device’s clock at once, until a server confirms it', () => {
      const lead = deviceClockLead();
      expect(serverNow()).toBe(before + 8 * 60 * minute);
      expect(isServerTimeEstimated()).toBe(true);
      noteServerTime('api', before + 500);
      expect(serverNow()).toBe(before + 8 * 60 * minute);
      noteServerTime('api', before + 8 * 60 * minute + 2_000);
      expect(serverNow()).toBe(before + 8 * 60 * minute + 2_000);
      expect(isServerTimeEstimated()).toBe(false);
      expect(deviceClockLead()).toBe(lead - 2_000);
    });

    it('is the page server’s time if there was no sleep and the clock was set', () => {
      const lead = deviceClockLead();
      noteServerTime('page', before - 900);
      expect(serverNow()).toBe(before - 900);
      expect(isServerTimeEstimated()).toBe(false);
      expect(deviceClockLead()).toBe(lead + 8 * 60 * minute + 900);
    });
  });
});
