import type { AdaptResponse } from '@investor-portal/shared/partner-api/client/adapter';
import { checking } from './testing/checking';
import { toItemsStyle } from './testing/items-style';

// This is the line that a platform adds to adapter.ts.
jest.mock('@investor-portal/shared/partner-api/client/adapter', () => ({
  adaptResponse: jest.requireActual<{ adaptItems: AdaptResponse }>('./testing/adapter-example')
    .adaptItems,
}));

const check = checking();

it('finds nothing in an API of another style that its adapter fits', async () => {
  const report = await check.run(
    check.address('items', (passing) => {
      if (passing.status === 200 && passing.json) passing.json = toItemsStyle(passing.json);
    }),
  );
  expect(report.checks.flatMap(({ findings }) => findings)).toEqual([]);
});
