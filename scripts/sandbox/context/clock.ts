import type { Queryable } from '../db/database';
import { readSetting, writeSetting } from '../db/settings';

const setting = 'clock-offset-ms';

/** The machine's time plus an offset that the control API sets. The offset survives a restart. */
export interface Clock {
  now(): Date;
  set(on: Queryable, instant: Date): Promise<void>;
  reset(on: Queryable): Promise<void>;
}

export async function openClock(db: Queryable): Promise<Clock> {
  let offset = Number((await readSetting(db, setting)) ?? 0);
  const move = async (on: Queryable, next: number) => {
    await writeSetting(on, setting, String(next));
    offset = next;
  };
  return {
    now: () => new Date(Date.now() + offset),
    set: (on, instant) => move(on, instant.getTime() - Date.now()),
    reset: (on) => move(on, 0),
  };
}
