const characters = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', rsquo: '’' };
/** The accents of letters such as `&ntilde;`, as combining characters. */
const accents = {
  grave: '\u0300',
  acute: '\u0301',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
};

const namesOf = (table: object) => Object.keys(table).join('|');
const entities = new RegExp(
  `&(?:#(x[\\da-f]{1,6}|\\d{1,7})|([a-z])(${namesOf(accents)})|(${namesOf(characters)}));`,
  'gi',
);

/** Some servers escape names as in HTML. The result is plain text. Unknown entities and invisible characters stay. */
export function decodeEntities(text: string): string {
  return text.replace(entities, (entity, number: string, letter: string, accent: string, name) => {
    if (letter)
      return `${letter}${accents[accent.toLowerCase() as keyof typeof accents]}`.normalize();
    if (name) return characters[name as keyof typeof characters] ?? entity;
    const point = Number(number.replace(/^x/i, '0x'));
    const character = point <= 0x10ffff ? String.fromCodePoint(point) : '';
    return /^\P{C}$/u.test(character) ? character : entity;
  });
}
