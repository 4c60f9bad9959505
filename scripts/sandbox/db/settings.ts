import { queryFirst, type Queryable } from './database';

export async function readSetting(on: Queryable, name: string): Promise<string | undefined> {
  const sql = 'select value from settings where name = $1';
  return (await queryFirst<{ value: string }>(on, sql, [name]))?.value;
}

export async function writeSetting(on: Queryable, name: string, value: string): Promise<void> {
  await on.query(
    `insert into settings (name, value) values ($1, $2)
     on conflict (name) do update set value = excluded.value`,
    [name, value],
  );
}
