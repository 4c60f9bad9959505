import { matchItems } from './match-items';

const items = ['Swiss', 'Swede', 'Filipino', 'Réunionese', 'Answer'].map((label) => ({
  value: label,
  label,
}));
const labels = (text: string, limit?: number) =>
  matchItems(items, text, limit).shown.map((item) => item.label);

describe('items that match a text', () => {
  it('are all items when the text is empty', () => expect(labels('  ')).toHaveLength(5));
  it('come first if they start with it', () =>
    expect(labels('SW')).toEqual(['Swiss', 'Swede', 'Answer']));
  it('match regardless of accents', () => expect(labels('reunion')).toEqual(['Réunionese']));
  it('are empty if nothing matches', () => expect(labels('xyz')).toEqual([]));
  it('are counted beyond the limit', () => {
    expect(matchItems(items, 's', 2).more).toBe(2);
    expect(matchItems(items, 'filipino', 2).more).toBe(0);
  });
});
