import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';

/** The parts of a contract, as a folder with its sources declares them. */
export interface ContractSurface {
  /** The root of the sources, which has the folder `shared`. */
  dir: string;
  version: string;
  /** The version of the protocol between the platform's page and the portal. */
  protocol: number;
  /** The modules that the host shares, by name. Libraries have a version, our own modules a file. */
  modules: ReadonlyMap<string, { version?: string; file?: string }>;
  /** The names of the messages that the portal posts. */
  messages: readonly string[];
}

const ownScope = '@investor-portal/shared/';
export const messagesFile = 'shared/embed/src/messages';
export const remoteModuleFile = 'shared/loader/src/remote-module';
export const documentStartFile = 'shared/src/contract/document-start';
export const sessionFile = 'shared/src/session/session';

const workspace = v.object({ catalog: v.record(v.string(), v.string()) });
const contract = v.object({ version: v.string() });

export function surfaceOf(dir: string): ContractSurface {
  const text = (name: string) => readFileSync(path.join(dir, name), 'utf8');
  const load = createRequire(path.join(dir, 'shared/federation/contract.json'));
  const { singletons } = load('./singletons.cjs') as { singletons: readonly string[] };
  const { catalog } = v.parse(workspace, parse(text('pnpm-workspace.yaml')));
  const messages = textOf(dir, messagesFile);
  return {
    dir,
    version: v.parse(contract, JSON.parse(text('shared/federation/contract.json'))).version,
    protocol: Number(/protocolVersion = (\d+)/.exec(messages)?.[1] ?? 1),
    modules: new Map(
      singletons.map((name): [string, { version?: string; file?: string }] => {
        if (name.startsWith(ownScope))
          return [name, { file: `shared/src/${name.slice(ownScope.length)}` }];
        const version = catalog[name] ?? catalog[name.split('/')[0] ?? ''];
        return [name, version === undefined ? {} : { version }];
      }),
    ),
    messages: [...messages.matchAll(/action: '([\w:-]+)'/g)].map(([, name = '']) => name),
  };
}

/** Returns the source text of a module, whose path has no extension; '' if the module does not exist. */
export function textOf(dir: string, file: string): string {
  const found = ['.ts', '.tsx'].map((ending) => path.join(dir, file + ending)).find(existsSync);
  return found ? readFileSync(found, 'utf8') : '';
}

export interface Exported {
  name: string;
  isType: boolean;
  isGeneric: boolean;
}

/** Returns what a module exports by name. The code has no default exports and no barrels. */
export function exportsOf(text: string): Exported[] {
  const declared = text.matchAll(
    /^export (?:declare )?(?:async )?(const|let|function|class|interface|type|enum) (\w+)(<?)/gm,
  );
  const listed = text.matchAll(/^export (type )?\{([^}]*)\}/gm);
  return [
    ...[...declared].map(([, kind = '', name = '', generic]) => {
      const isType = ['interface', 'type'].includes(kind);
      return { name, isType, isGeneric: isType && generic === '<' };
    }),
    ...[...listed].flatMap(([, type, names = '']) =>
      names
        .split(',')
        .map((each) => each.trim().split(' as ').at(-1) ?? '')
        .filter(Boolean)
        .map((name) => ({ name, isType: type !== undefined, isGeneric: false })),
    ),
  ];
}
