import * as v from 'valibot';
import { InvestorMemory } from './investor-memory';
import type { withBrowserStorage } from './tab-storage';

/** The investor's data as JSON, by key. The page's memory holds what storage does not take. */
export function storedData(withArea: typeof withBrowserStorage) {
  const inMemory = new InvestorMemory<string>();
  return {
    read<T>(key: string, schema: v.GenericSchema<unknown, T>): T | null {
      // Storage had no room for this page's latest value, so that value is in memory.
      const text = inMemory.get(key) ?? withArea((area) => area.getItem(key));
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
      return parsed.success ? parsed.output : null;
    },
    write(key: string, value: unknown): void {
      const text = JSON.stringify(value);
      const isStored = withArea((area) => {
        area.setItem(key, text);
        return true;
      });
      // A copy in memory would hide what another tab stores later.
      if (isStored) inMemory.delete(key);
      else inMemory.set(key, text);
    },
    remove(key: string): void {
      inMemory.delete(key);
      withArea((area) => area.removeItem(key));
    },
  };
}
