import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { runtimeConfigSchema } from '@investor-portal/shared/session/runtime-config';
import { codeIn } from '../check/testing/code-in';
import { root } from '../workspace/apps';

const deploying = readFileSync(path.join(root, 'shared/docs/deploying.md'), 'utf8');

const [, section = ''] = /^## Runtime configuration$([^]*?)^## /m.exec(deploying) ?? [];

/** The rows of the table: key, meaning and default. */
const table = [...section.matchAll(/^\| `(\w+)` +\| (.*?) \| ([^|]*) \|$/gm)].map(
  ([, key = '', what = '', fallback = '']) => ({ key, what, fallback: fallback.trim() }),
);
const rows = new Map(table.map((row) => [row.key, row]));

describe('the table of the configuration in deploying.md', () => {
  const { entries } = runtimeConfigSchema;
  const defaults: Readonly<Record<string, unknown>> = v.parse(runtimeConfigSchema, {
    partnerApiUrl: 'https://api.example',
    platformOrigins: ['https://www.example'],
  });

  it('names the keys of the schema, each once, and no other', () => {
    expect(table.map(({ key }) => key).toSorted()).toEqual(Object.keys(entries).toSorted());
  });

  it.each(Object.entries(entries))(
    'says the default of %s, and whether it is required',
    (key, schema) => {
      const { fallback = '' } = rows.get(key) ?? {};
      expect(fallback === 'required').toBe(schema.type !== 'optional');
      const value = schema.type === 'optional' ? defaults[key] : undefined;
      const values = typeof value === 'object' ? Object.values(value ?? {}) : [value];
      // A default that is a sentence or a name is described instead.
      const stated = values.filter((one) => one !== undefined && !String(one).includes(' '));
      expect(codeIn(fallback)).toEqual(stated.map(String));
    },
  );

  it.each(['links', 'limits', 'brand', 'publishViewCodes'] as const)(
    'lists the parts of %s',
    (key) => {
      const parts = Object.keys(entries[key].wrapped.entries);
      expect(codeIn(rows.get(key)?.what ?? '').toSorted()).toEqual(parts.toSorted());
    },
  );
});
