/** @jest-environment jest-fixed-jsdom */
import { setApp } from '@investor-portal/shared/session/session-host';
import { recordDownloads } from '../testing/record-downloads';
import { saveFile } from './save-file';

const saved = recordDownloads();
afterEach(() => setApp(undefined));

const file = { name: 'a.csv', type: 'text/csv;charset=utf-8', text: '\uFEFFa,b' };

describe('a file to save', () => {
  it('is downloaded under its name, with its media type', async () => {
    expect(await saveFile(file)).toBe('requested');
    expect(saved).toMatchObject([{ name: 'a.csv' }]);
    expect(saved[0]?.file.type).toBe('text/csv;charset=utf-8');
    const bytes = new Uint8Array((await saved[0]?.file.arrayBuffer()) ?? []);
    expect([...bytes]).toEqual([0xef, 0xbb, 0xbf, 0x61, 0x2c, 0x62]);
  });

  it.each([
    ['taken', Promise.resolve()],
    ['not confirmed', Promise.reject(new Error('full'))],
  ])('is only given to an app that takes files: %s', async (outcome, answer) => {
    const ask = jest.fn(() => answer);
    setApp({ can: ['file'], ask });
    expect(await saveFile(file)).toBe(outcome);
    expect(saved).toEqual([]);
    const bytes = new Uint8Array([0xef, 0xbb, 0xbf, 0x61, 0x2c, 0x62]).buffer;
    const { name, type } = file;
    expect(ask).toHaveBeenCalledWith({ action: 'portal:file', value: { name, type, bytes } });
  });

  it('is not downloaded in a web view until the investor chooses so', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('(Linux; wv)');
    expect(await saveFile(file)).toBe('not requested');
    expect(saved).toEqual([]);
  });
});
