import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Samples } from './samples';

const dir = mkdtempSync(path.join(tmpdir(), 'samples-'));
const file = path.join(dir, 'new/samples.jsonl');
afterAll(() => rmSync(dir, { recursive: true }));

const subject = { commit: 'abc', network: 'slow 4G' };
const header = { ...subject, load: 0.5, late: [] };
const measured = { loads: [], parts: [] };

describe('the samples of a run', () => {
  it('can be resumed after an interruption, even in the middle of a line', () => {
    expect(() => Samples.read(file)).toThrow('no run to resume');
    Samples.create(file, header).add('run 1, tour, ours', measured);
    appendFileSync(file, '{"key":"run 2, to');
    const resumed = Samples.resume(file, subject);
    expect(resumed.has('run 1, tour, ours')).toBe(true);
    expect(resumed.has('run 2, tour, ours')).toBe(false);
    resumed.add('run 2, tour, ours', measured);
    expect(Samples.read(file).measured).toHaveLength(2);
  });

  it('of other sources are not mixed with these', () => {
    Samples.create(file, header);
    expect(() => Samples.resume(file, { ...subject, commit: 'def' })).toThrow(
      'was of commit abc, slow 4G; this is def',
    );
  });

  it('are gone when a run starts anew', () => {
    Samples.create(file, header).add('run 1, tour, ours', measured);
    expect(Samples.create(file, header).measured).toEqual([]);
    expect(Samples.read(file).measured).toEqual([]);
  });
});
