import { coreModules } from './core-modules.cjs';
import { pitch } from './core-place-loader.cjs';

it('passes on each name of the core in a statement of its own, in which their order is', () => {
  const known = coreModules() as ReadonlyMap<string, { names: Record<string, string> }>;
  const names = [...known.values()].flatMap((each) => Object.values(each.names));
  const statements = (pitch as () => string)().trimEnd().split('\n');
  const given = statements.map(
    (line) => /^export \{ \w+ as (\w+) \} from "[^"]+";$/.exec(line)?.[1],
  );
  expect(given).toEqual(names);
});
