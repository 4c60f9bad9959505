import { existsSync } from 'node:fs';
import { replaced } from './monolith-best.cjs';

it.each(Object.entries(replaced as Record<string, string>))(
  'there is a %s for the monolith to replace',
  (module, by) => {
    expect(['.ts', '.tsx'].some((type) => existsSync(module + type))).toBe(true);
    expect(existsSync(by)).toBe(true);
  },
);
