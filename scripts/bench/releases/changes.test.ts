import { changed, changes, changeTitles, rowName, scriptsOf } from './changes';

describe('what the benchmark releases', () => {
  it('adds a line, or changes functions, and every script still runs', () => {
    const script = 'function one(){let a=1;return a}function two(){let b=2;return b}';
    expect(changed('remote', script)).toBe(`${script};"a changed line";`);
    const many = changed('many', script);
    const added = [...many.matchAll(/\/\*(\w+)\*\//g)].map(([, text]) => text);
    expect(new Set(added).size).toBe(2);
    expect(many.replaceAll(/\/\*\w+\*\//g, '')).toBe(script);
  });

  it('changes the same in both builds', () => {
    expect(scriptsOf('host', 'ours')).toEqual(scriptsOf('host', 'monolith-best'));
    expect(scriptsOf('remote', 'ours')).toHaveLength(1);
    expect(scriptsOf('many', 'ours').slice(1)).toEqual(scriptsOf('many', 'monolith-best').slice(1));
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
