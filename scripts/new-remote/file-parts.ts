import { readFileSync } from 'node:fs';
import path from 'node:path';
import list from '@investor-portal/shared/federation/remotes.json' with { type: 'json' };

/** A file that lists every remote because its format cannot read shared/federation/remotes.json. */
interface FilePart {
  file: string;
  /** Matches the part about one remote. `NAME` is the name in capitals. */
  has: (name: string, NAME: string) => RegExp;
}

const fileParts: readonly FilePart[] = [
  { file: 'docker-compose.yml', has: (_, NAME) => new RegExp(`^  ${NAME}_PORT: .*\n`, 'm') },
  { file: 'docker-compose.yml', has: (name) => new RegExp(`^      ${name}: \\*healthy\n`, 'm') },
  { file: 'docker-compose.yml', has: (name) => new RegExp(`^  ${name}:\n(?: {4}.*\n)+\n`, 'm') },
  {
    file: 'scripts/docker/Dockerfile',
    has: (_, NAME) => new RegExp(`^ARG ${NAME}_PORT=.*\n`, 'm'),
  },
  {
    file: '.github/workflows/release-remote.yml',
    has: (name) => new RegExp(`(?<=options: \\[choose a remote.*),? ${name}\\b`),
  },
  { file: '.github/CODEOWNERS', has: (name) => new RegExp(`^/remote-${name}/ .*\n`, 'm') },
];

/** The remote whose part is copied for a new remote. */
const model = { name: 'portfolio', port: list.portfolio.port };

type RemoteIdentity = Pick<typeof model, 'name' | 'port'>;

/** Returns the files that have no part for a remote, each with the missing text. */
export function missingParts(root: string, remote: RemoteIdentity): string[] {
  return fileParts.flatMap(({ file, has }) => {
    const text = readSource(root, file);
    const wanted = textFor(text, has, remote);
    const [found = ''] = has(remote.name, remote.name.toUpperCase()).exec(text) ?? [];
    return plain(found) === plain(wanted) ? [] : [`${file} lacks: ${wanted.trim()}`];
  });
}

/** Removes differences that depend on the length of a name or on its position in a list. */
const plain = (text: string) => text.replace(/^,/, '').replace(/ +/g, ' ');

export function withRemote(root: string, remote: RemoteIdentity): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const { file, has } of fileParts) {
    const text = texts[file] ?? readSource(root, file);
    texts[file] = text.replace(has(model.name, model.name.toUpperCase()), (found) => {
      return found + textFor(text, has, remote);
    });
  }
  return texts;
}

const readSource = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8');

function textFor(text: string, has: FilePart['has'], { name, port }: RemoteIdentity): string {
  const [found] = has(model.name, model.name.toUpperCase()).exec(text) ?? [];
  if (found === undefined) throw new Error(`${String(has)} finds nothing of ${model.name}.`);
  return found
    .replaceAll(model.name, name)
    .replaceAll(model.name.toUpperCase(), name.toUpperCase())
    .replaceAll(String(model.port), String(port));
}
