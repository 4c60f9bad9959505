import { benchProgram, type LoadOptions } from './options';

it('measures the campaign list once for --quick, and writes nothing', async () => {
  let found: LoadOptions | undefined;
  const program = benchProgram(async (options) => void (found = options));
  await program.parseAsync(['--quick'], { from: 'user' });
  expect(found).toMatchObject({ runs: 1, only: /routes, campaign-list,/, dry: true });
});
