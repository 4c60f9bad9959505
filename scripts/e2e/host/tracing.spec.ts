import { paths } from '@investor-portal/shared/routes/paths';
import { askControl } from '../../workspace/ask-control';
import { expect, freshInvestor, handOver, expectPosted, test } from '../isolated/isolated-servers';
import { sandboxUrl } from '../stack';

interface ReceivedRequest {
  path: string;
  status: number;
  traceparent?: string;
}

const requests = async () =>
  (await (await fetch(`${sandboxUrl}/sandbox/requests`)).json()) as ReceivedRequest[];

test('a failure names the trace under which the API has the request, and so does the telemetry', async ({
  page,
  own,
}) => {
  own.settings = { traceRequests: true };
  own.opens = paths.commitments;
  const investor = await freshInvestor('Premium');
  const { externalReferenceCode } = investor;
  const fault = { call: 'commitmentsByCampaign', externalReferenceCode, status: 503, times: 9 };
  await askControl(sandboxUrl, 'faults', fault);
  await page.addInitScript(`
    globalThis.heard = [];
    addEventListener('message', ({ data }) => globalThis.heard.push(data));
  `);
  await page.goto(own.platformUrl);
  await expectPosted(page, 'portal:ready');
  await handOver(page, investor);
  const portal = own.frame(page);
  const failure = portal.getByText('give support this reference');
  await expect(failure).toBeVisible({ timeout: 20_000 });
  const [, reference = ''] =
    /support this reference: ([\da-f]{32})\./.exec(await failure.innerText()) ?? [];
  expect(reference).not.toBe('');

  const failed = (await requests()).filter(({ traceparent }) => traceparent?.includes(reference));
  // A call keeps its trace when it is repeated.
  expect(failed.map(({ status }) => status)).toEqual([503, 503, 503]);
  await expect
    .poll(() => page.evaluate('JSON.stringify(globalThis.heard)'), { timeout: 15_000 })
    .toContain(`"portal.trace":"${reference}"`);

  // The document's first script has sent this request.
  const details = (await requests()).filter(({ path }) => path.includes(externalReferenceCode));
  expect(details[0]?.traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  expect(details[0]?.traceparent).not.toContain(reference);
});
