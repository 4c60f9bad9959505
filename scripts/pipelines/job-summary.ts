/** The lines of a command's output that the summary of a job shows. */
const shownLines = 40;

/** Returns the part of a job's summary, in Markdown, that shows a command and the end of its output. */
export function summaryOf(command: readonly string[], output: string, code: number): string {
  const lines = output.trimEnd().split('\n').slice(-shownLines);
  const heading = `${code === 0 ? '' : `Exit code ${code}: `}pnpm ${command.join(' ')}`;
  // An indented block cannot be ended by anything in the output.
  return ['### Release', '', ...[heading, '', ...lines].map((line) => `    ${line}`), '', ''].join(
    '\n',
  );
}
