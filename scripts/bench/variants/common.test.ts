import { remotes as built } from './common.cjs';
import { remotes } from '../../workspace/apps.ts';

it('the benchmark builds every remote', () => {
  expect(built.map(({ name }: { name: string }) => name)).toEqual(remotes.map(({ name }) => name));
});
