import type { AdaptResponse } from '@investor-portal/shared/partner-api/client/adapter';
import { inItsStyle } from '@investor-portal/shared/testing/items-style';
import { checking } from './testing/checking';

// What a platform's one line in adapter.ts does.
jest.mock('@investor-portal/shared/partner-api/client/adapter', () => ({
  adaptResponse: jest.requireActual<{ adaptItems: AdaptResponse }>(
    '@investor-portal/shared/partner-api/client/adapter-example',
  ).adaptItems,
}));

const check = checking();

it('finds nothing in an API of another style that its adapter fits', async () => {
  const report = await check.run(
    check.address('items', (passing) => {
      if (passing.status === 200 && passing.json) passing.json = inItsStyle(passing.json);
    }),
  );
  // It also makes amounts of what is shown as text, which the portal reads all the same.
  const findings = report.checks.flatMap((each) => each.findings);
  expect(findings.filter(({ severity }) => severity !== 'advice')).toEqual([]);
});
