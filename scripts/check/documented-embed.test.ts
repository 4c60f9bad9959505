import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, type TsInterfaceDeclaration, type TsType } from '@swc/core';
import { root } from '../workspace/apps';
import { codeIn } from './testing/code-in';

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
const embedding = textOf('shared/docs/embedding.md');
const { body } = parseSync(textOf('shared/embed/src/embed-types.ts'), { syntax: 'typescript' });
const types = body.flatMap((item) => (item.type === 'ExportDeclaration' ? [item.declaration] : []));

const [, section = ''] = /^## Options$([^]*?)^## /m.exec(embedding) ?? [];
const rows = new Map(
  [...section.matchAll(/^\| `(\w+)` +\| ([^|]*)\| ([^|]*)\| (.*?) *\|$/gm)].map(
    ([, name = '', takenBy = '', need = '', what = '']) => [
      name,
      { takenBy: codeIn(takenBy), isRequired: need.includes('required'), values: codeIn(what) },
    ],
  ),
);

describe('embedding.md', () => {
  const options = membersOf('MountOptions');
  const preloads = new Set(membersOf('PreloadOptions').map(({ name }) => name));

  it('lists the options of mount, attach, preload and signOut, each once, and no other', () => {
    expect(options.length).toBeGreaterThan(3);
    expect([...rows.keys()].toSorted()).toEqual(options.map(({ name }) => name).toSorted());
  });

  it.each(options)('says who takes $name, and what it accepts', ({ name, optional, type }) => {
    const { takenBy, isRequired, values } = rows.get(name) ?? {};
    const others = preloads.has(name) ? ['preload', 'signOut'] : [];
    expect(takenBy).toEqual(['mount', 'attach', ...others]);
    expect(isRequired).toBe(!optional);
    expect(values).toEqual(expect.arrayContaining(literalsOf(type)));
  });

  it('lists what mount returns', () => {
    const [, returned = ''] = /^`mount` returns `\{ (.*?) \}`/m.exec(embedding) ?? [];
    const names = returned.split(', ').map((name) => name.replace('()', ''));
    expect(names.toSorted()).toEqual(
      membersOf('MountedPortal')
        .map(({ name }) => name)
        .toSorted(),
    );
  });

  it('names every function of embed.js', () => {
    for (const { name } of membersOf('InvestorPortalApi'))
      expect(embedding).toContain(`\`${name}\``);
  });
});

function membersOf(name: string) {
  const found = types.find(
    (type): type is TsInterfaceDeclaration =>
      type.type === 'TsInterfaceDeclaration' && type.id.value === name,
  );
  if (!found) throw new Error(`embed-types.ts has no interface ${name}.`);
  return found.body.body.map((member) => {
    if (member.type !== 'TsPropertySignature' || member.key.type !== 'Identifier')
      throw new Error(`${name} has a member that is not a property.`);
    const { optional, key, typeAnnotation } = member;
    return { name: key.value, optional, type: typeAnnotation?.typeAnnotation };
  });
}

/** Returns the texts that a type accepts, or nothing for a type that is not a union of texts. */
function literalsOf(type: TsType | undefined): string[] {
  if (type?.type === 'TsUnionType') return type.types.flatMap(literalsOf);
  if (type?.type === 'TsLiteralType' && type.literal.type === 'StringLiteral')
    return [type.literal.value];
  if (type?.type !== 'TsTypeReference' || type.typeName.type !== 'Identifier') return [];
  const { value } = type.typeName;
  const alias = types.find(
    (each) => each.type === 'TsTypeAliasDeclaration' && each.id.value === value,
  );
  return alias?.type === 'TsTypeAliasDeclaration' ? literalsOf(alias.typeAnnotation) : [];
}
