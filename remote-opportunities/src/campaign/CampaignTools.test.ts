/** @jest-environment jest-fixed-jsdom */
import { share } from './CampaignTools';

describe('sharing', () => {
  const given: unknown[] = [];
  const give = (properties: Partial<Record<'share' | 'clipboard', unknown>>) => {
    given.length = 0;
    for (const name of ['share', 'clipboard'] as const)
      Object.defineProperty(navigator, name, { configurable: true, value: properties[name] });
  };
  const sheet = (data: unknown) => Promise.resolve(void given.push(data));
  const fail = (name: string) => () => Promise.reject(new DOMException('no', name));
  const clipboard = { writeText: sheet };
  const url = 'https://platform.example/c/1';

  it('uses the system’s share sheet', async () => {
    give({ share: sheet, clipboard });
    expect(await share('Kape', url)).toBe('shared');
    expect(given).toEqual([{ title: 'Kape', url }]);
  });

  it('copies nothing when the investor closes the sheet', async () => {
    give({ share: fail('AbortError'), clipboard });
    expect(await share('Kape', url)).toBe('cancelled');
    expect(given).toEqual([]);
  });

  it.each([
    ['there is no sheet', { clipboard }],
    ['this frame may not open it', { share: fail('NotAllowedError'), clipboard }],
  ])('copies the address where %s', async (_why, properties) => {
    give(properties);
    expect(await share('Kape', url)).toBe('copied');
    expect(given).toEqual([url]);
  });

  it.each([
    ['there is no clipboard', {}],
    ['it is blocked', { clipboard: { writeText: fail('NotAllowedError') } }],
  ])('says that it is blocked where %s', async (_why, properties) => {
    give(properties);
    expect(await share('Kape', url)).toBe('blocked');
  });
});
