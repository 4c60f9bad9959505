import { validate } from '@actions/languageservice';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { root } from '../workspace/apps';
import { createProgram } from '../release/command-line/program';

// This is a separate process, because jest cannot load the linter's ES modules.
const { args: named } = createProgram(
  'pnpm lint:workflows',
  'GitHub’s own linter of workflows: those in .github, and others that are named.',
  ['', 'workflow.yml'],
)
  .argument('[file...]')
  .parse();

const folder = path.join(root, '.github/workflows');
const files = [...readdirSync(folder).map((name) => path.join(folder, name)), ...named];

for (const file of files) {
  const uri = `file:///.github/workflows/${path.basename(file)}`;
  const document = TextDocument.create(uri, 'yaml', 1, readFileSync(file, 'utf8'));
  for (const { range, message } of await validate(document)) {
    console.log(`${path.relative('', file)}:${range.start.line + 1}: ${message}`);
    process.exitCode = 1;
  }
}
