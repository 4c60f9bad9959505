import { crossSiteNote, partSections } from './part-tables';
import { partRow } from './testing-rows';

describe('the tables of other parts', () => {
  it('compare with the best monolith, or with a mounted frame', () => {
    const [goingOn, page] = partSections([
      partRow('going-on', 'Portfolio', 1_000, 'monolith-best'),
      partRow('going-on', 'Portfolio', 1_200),
      partRow('platform-page', 'mount', 4_000),
      partRow('platform-page', 'warmed', 2_000),
    ]);
    expect(goingOn?.table).toMatch(/what we ship +\| 1200 \(1200–1200\) \| +1\.20 \|/);
    expect(page?.table).toMatch(/warmed \| 2000 \(2000–2000\) \| +0\.50 \|/);
  });

  it('name each interaction', () => {
    const [table] = partSections([partRow('interactions', 'Opening the menu', 96)]);
    expect(table?.table).toMatch(/Opening the menu \| 96 \(96–96\) \|/);
  });
});

describe('the note on another site', () => {
  const all = { ownProcess: true, slowNetwork: true, slowCpu: true };
  it.each([
    [undefined, undefined],
    [all, /process of its own; slowed down in it: network and CPU\./],
    [{ ...all, slowNetwork: false, slowCpu: false }, /slowed down in it: nothing\./],
    [{ ...all, ownProcess: false }, /no process of its own/],
  ])('says of %j what was so', (crossSite, said) => {
    const note = crossSiteNote({ crossSite });
    if (said) expect(note).toMatch(said);
    else expect(note).toBeUndefined();
  });
});
