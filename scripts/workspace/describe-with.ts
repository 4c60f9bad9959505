import { findTool, tagOf, whyWithout, type ToolName } from './optional-tools.mjs';

/** `describe` of Jest, or `test.describe` of Playwright. */
interface DescribeFunction {
  (title: string, body: () => void): unknown;
  skip(title: string, body: () => void): unknown;
}

/**
 * Describes tests that need an optional tool, and skips them if the tool is not installed. `npm test` reports how many tests
 * each missing tool has skipped.
 * @param body receives the command of the tool. It does not run if the tests are skipped.
 */
export function describeWith(
  group: DescribeFunction,
  tool: ToolName,
  title: string,
  body: (found: string) => void,
): void {
  const found = findTool(tool);
  const tagged = `${title} ${tagOf(tool)}`;
  if (found) group(tagged, () => body(found));
  else group.skip(`${tagged}: ${whyWithout(tool)}`, () => body(''));
}
