import { findTool, tagOf, whyWithout, type ToolName } from './optional-tools.mjs';

/** `describe` of Jest, or `test.describe` of Playwright. */
interface Describe {
  (title: string, body: () => void): unknown;
  skip(title: string, body: () => void): unknown;
}

/**
 * Describes what needs an optional tool, and skips it where the tool is not installed. `npm test` says once of each
 * missing tool how many tests that left out.
 * @param body gets what to run; nothing of it runs where tests are skipped.
 */
export function describeWith(
  group: Describe,
  tool: ToolName,
  title: string,
  body: (found: string) => void,
): void {
  const found = findTool(tool);
  const tagged = `${title} ${tagOf(tool)}`;
  if (found) group(tagged, () => body(found));
  else group.skip(`${tagged}: ${whyWithout(tool)}`, () => body(''));
}
