import type { ContractChange } from './compare-contracts';

/** The sentence of the changelog that tells a remote's team what to do after a version. */
function dutyOf(changes: readonly ContractChange[], version: string): string {
  if (changes.some(({ severity }) => severity === 'major')) return 'be built again';
  return changes.some(({ severity }) => severity === 'minor')
    ? `ask for a host of ${version}, if it uses this`
    : '';
}

/** Adds the changes to the tables of the changelog, below their headings. An entry of the same version is replaced. */
export function withEntries(
  changelog: string,
  changes: readonly ContractChange[],
  version: string,
  day: string,
): string {
  const told = (of: ContractChange['of']) =>
    changes
      .filter((each) => each.of === of)
      .map(({ what }) => `${sentence(what)}.`)
      .join(' ');
  const [contract, protocol] = [told('contract'), told('protocol')];
  const duty = dutyOf(
    changes.filter(({ of }) => of === 'contract'),
    version,
  );
  const kept = changelog.replace(
    new RegExp(`^\\| ${version.replaceAll('.', String.raw`\.`)} .*\n`, 'm'),
    '',
  );
  return [
    ['## The contract', contract && `| ${version} | ${day} | ${contract} | ${duty} |`] as const,
    ['## The embed protocol', protocol && `| ${day} | ${protocol} |`] as const,
  ].reduce((text, [heading, row]) => (row ? withRow(text, heading, row) : text), kept);
}

// The name of a message or of an export begins with a small letter, and is code.
function sentence(what: string): string {
  return what
    .replace(
      /^(message )?([a-z@][\w@/:-]*?)(?=:? )/,
      (_, kind = '', name: string) => `${kind === '' ? '' : 'Message '}\`${name}\``,
    )
    .replaceAll('|', String.raw`\|`);
}

function withRow(text: string, heading: string, row: string): string {
  const at = text.indexOf(heading);
  const line = /^\| -.*\n/m.exec(text.slice(at));
  if (at < 0 || !line) throw new Error(`The changelog has no table below “${heading}”.`);
  const end = at + line.index + line[0].length;
  return `${text.slice(0, end)}${row}\n${text.slice(end)}`;
}
