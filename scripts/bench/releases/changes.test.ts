import { changes, changeTitles, rowName, scriptOf } from './changes';

describe('what the benchmark releases', () => {
  it('changes the same in both builds', () => {
    expect(scriptOf('host', 'ours')).toBe(scriptOf('host', 'monolith-best'));
    expect(scriptOf('remote', 'ours')).not.toBe(scriptOf('remote', 'monolith-best'));
  });

  it('names each row once', () => {
    const names = changes.flatMap((change) => [
      rowName(change),
      rowName(change, 'with dictionaries'),
    ]);
    expect(new Set(names).size).toBe(names.length);
    expect(rowName('host')).toBe(changeTitles.host);
  });
});
