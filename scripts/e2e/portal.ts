import { expect, test as base, type FrameLocator, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { askControl } from '../workspace/ask-control.ts';
import { portalFrame } from './portal-frame.ts';
import { hostUrl, sandboxUrl } from './stack.ts';

/** A hand-over as the sandbox answers it for a fresh investor. */
export interface Investor {
  code: string;
  externalReferenceCode: string;
  tokenDetails: { access_token: string };
  accountId: string;
}

export type Tier = 'New' | 'Basic' | 'Premium' | 'Qualified';

/** Asks the control API of the stack's sandbox. */
export function control<T = unknown>(path: string, body?: object): Promise<T> {
  return askControl<T>(sandboxUrl, path, body);
}

/** An investor of its own for a test, so that tests never meet. */
export function freshInvestor(tier: Tier, details: object = {}): Promise<Investor> {
  return control<Investor>('investors', { tier, ...details });
}

/** Opens the platform's page for an investor; the answer is the portal inside it. */
export async function openPortal(page: Page, investor: Investor): Promise<FrameLocator> {
  await page.goto(`/?investor=${investor.externalReferenceCode}`);
  return page.frameLocator('iframe');
}

/** Calls the partner API as an investor, past the portal: to arrange a state or to see what was stored. */
export async function callApi<T = unknown>(
  investor: Investor,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
): Promise<T> {
  const response = await fetch(`${sandboxUrl}/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${investor.tokenDetails.access_token}`,
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { data: T };
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer.data;
}

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Fails when axe finds anything on the portal's present screen. */
export async function expectAccessible(page: Page, portalUrl = hostUrl): Promise<void> {
  const frame = portalFrame(page, portalUrl);
  await frame.evaluate(axeSource);
  const violations = await frame.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: AxeViolation[] }> };
    };
    const run = await axe.run();
    return run.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
    );
  });
  expect(violations).toEqual([]);
}

interface AxeViolation {
  id: string;
  nodes: { html: string }[];
}

interface Watch {
  /** A test of hostile HTML: while it is parsed, the browser reports what the policy would stop. */
  policyReports: 'fail' | 'expected';
  watch: void;
}

/** The test of this house: it fails by itself on a page error and on a breach of the security policy. */
export const test = base.extend<Watch>({
  policyReports: ['fail', { option: true }],
  watch: [
    async ({ page, policyReports }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        const report = /Content Security Policy/i.test(message.text());
        if (report && policyReports === 'fail') faults.push(message.text());
      });
      await use();
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
