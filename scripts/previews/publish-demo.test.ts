import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withS3 } from '../release/testing/s3-test-server';
import { scratchFolder } from '../workspace/testing/scratch-folder';
import { publishDemo } from './publish-demo';

const s3 = withS3();
const scratch = scratchFolder();
const from = path.join(scratch, 'demo');
beforeAll(() => {
  mkdirSync(path.join(from, 'assets'), { recursive: true });
  writeFileSync(path.join(from, 'index.html'), '<p>Demo</p>');
  writeFileSync(path.join(from, 'assets/main.js'), 'run()');
});

it('stores the files with the types that browsers need to run them', async () => {
  await publishDemo(from, 's3://releases/demos/12');
  const typeOf = (name: string) =>
    s3.objects.get(`releases/demos/12/${name}`)?.headers['content-type'];
  expect(typeOf('index.html')).toBe('text/html; charset=utf-8');
  expect(typeOf('assets/main.js')).toBe('text/javascript; charset=utf-8');
});

it('copies the files to a folder', async () => {
  const to = path.join(scratch, 'demos/12');
  await publishDemo(from, to);
  expect(readFileSync(path.join(to, 'assets/main.js'), 'utf8')).toBe('run()');
});
