import { crossSiteNote, partSections } from './part-tables';
import { partRow } from './testing-rows';

describe('the tables of other parts', () => {
  it('compare with the best monolith, or with the ordinary way to open the portal', () => {
    const [goingOn, page] = partSections([
      partRow('going-on', 'Portfolio', 1_000, 'monolith-best'),
      partRow('going-on', 'Portfolio', 1_200),
      partRow('platform-page', 'mount', 4_000),
      partRow('platform-page', 'attach', 2_000),
      partRow('platform-page', 'press', 3_000),
      partRow('platform-page', 'preloaded press', 1_500),
    ]);
    expect(goingOn?.table).toMatch(/what we ship +\| 1200 \(1200–1200\) \| +1\.20 \|/);
    expect(page?.table).toMatch(/attach +\| 2000 \(2000–2000\) \| +0\.50 \|/);
    expect(page?.table).toMatch(/preloaded press \| 1500 \(1500–1500\) \| +0\.50 \|/);
  });

  it('name each interaction', () => {
    const [table] = partSections([partRow('interactions', 'Opening the menu', 96)]);
    expect(table?.table).toMatch(/Opening the menu \| 96 \(96–96\) \|/);
  });
});

describe('the note on another site', () => {
  const all = { ownProcess: true, slowNetwork: true, slowCpu: true };
  it.each([
    [all, /process of its own; slowed down in it: network and CPU\./],
    [{ ...all, slowNetwork: false, slowCpu: false }, /slowed down in it: nothing\./],
    [{ ...all, ownProcess: false }, /no process of its own/],
  ])('says of %j what was so', (crossSite, said) => {
    expect(crossSiteNote({ crossSite })).toMatch(said);
  });

  it('is left out where none was measured', () => {
    expect(crossSiteNote({})).toBeUndefined();
  });
});
