import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { git } from '../release/publish/git';
import { root } from '../workspace/apps';
import { scratchFolder } from '../workspace/testing/scratch-folder';
import { compareContracts, severityOfRaise } from './compare-contracts';
import { changesBetween } from './last-release';

const scratch = scratchFolder();

/** Each line of a module is an export of its own, because the comparison judges export by export. */
const files: Readonly<Record<string, string>> = {
  'pnpm-workspace.yaml':
    'catalog:\n  react: 19.3.1\n  swr: 2.5.1\n  jotai: 2.9.1\n  ky: 1.2.1\n  zod: 1.0.0\n',
  'shared/federation/contract.json': '{ "version": "4.0.0" }',
  'shared/federation/singletons.cjs':
    "module.exports = { singletons: ['react', 'swr', 'jotai', 'ky', '@investor-portal/shared/session/toast', '@investor-portal/shared/session/session'] };",
  'shared/src/session/session.ts': `import * as v from 'valibot';
export const externalDetailsSchema = v.object({ code: v.string(), cohort: v.optional(v.string()) });
export const codeSchema = v.object({ code: v.string() });
`,
  'shared/src/session/toast.ts': `export function commented(toast: { text: string }): void { console.log(toast); }
export function renamed(toast: string): void { console.log(toast); }
export function mayBeGiven(toast: { text: string }): void { console.log(toast); }
export function mustBeGiven(toast: { text: string }): void { console.log(toast); }
export function narrowed(kind: 'success' | 'failure'): void { console.log(kind); }
export function optional(toast: string): void { console.log(toast); }
export function required(toast: string): void { console.log(toast); }
export const valued: number = 5_000;
export const removed = 1;
`,
  'shared/loader/src/remote-module.ts':
    'export interface RemoteModule { name: string; preload?: () => Promise<void> }\n',
  'shared/src/contract/document-start.ts':
    'export interface DocumentStart { messages: string[]; preloaded?: boolean }\n',
  'shared/embed/src/messages.ts': `export const protocolVersion = 1;
export interface Destinations { portfolio: null; campaign: { guid: string } }
export type PortalEvent =
  | { action: 'portal:ready'; value: { contract: string } }
  | { action: 'portal:resize'; value: { height: number } }
  | { action: 'portal:gone'; value: null };
export type AppRequest = { action: 'portal:open'; value: { url: string } };
`,
};

type Edit = readonly [file: string, from: string, to: string];

/** Writes the invented contract with replacements. */
function contract(...edits: readonly Edit[]): string {
  const dir = mkdtempSync(path.join(scratch, 'contract-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    const changed = edits
      .filter(([file]) => file === name)
      .reduce((before, [, from, to]) => {
        if (!before.includes(from)) throw new Error(`${name} has no ${from}`);
        return before.replace(from, to);
      }, text);
    writeFileSync(path.join(dir, name), changed);
  }
  return dir;
}

/** Returns the changes without the compiler's reasons, except for the type 'failure'. */
const changesOf = (...edits: readonly Edit[]) =>
  compareContracts(scratch, contract(), contract(...edits)).map(
    ({ severity, of, what }) =>
      `${severity} ${of} ${what.replace(/ breaks what (?!.*"failure").*/, ' breaks')}`,
  );

beforeAll(() => {
  symlinkSync(path.join(root, 'shared/node_modules'), path.join(scratch, 'node_modules'));
});

const session = 'shared/src/session/session.ts';
const toast = 'shared/src/session/toast.ts';
const messages = 'shared/embed/src/messages.ts';
const workspace = 'pnpm-workspace.yaml';
const singletons = 'shared/federation/singletons.cjs';
const remote = 'shared/loader/src/remote-module.ts';
const start = 'shared/src/contract/document-start.ts';

it('judges each change of what the host shares', () => {
  const changes = changesOf(
    [singletons, "'jotai', ", "'zod', "],
    [workspace, 'react: 19.3.1', 'react: 20.0.0'],
    [workspace, 'swr: 2.5.1', 'swr: 2.6.0'],
    [workspace, 'ky: 1.2.1', 'ky: 1.2.0'],
    [toast, 'export function commented', '// Shows it.\nexport function commented'],
    [
      toast,
      'renamed(toast: string): void { console.log(toast',
      'renamed(it: string): void { console.log(it',
    ],
    [
      toast,
      'mayBeGiven(toast: { text: string',
      'mayBeGiven(toast: { text: string; action?: string',
    ],
    [
      toast,
      'mustBeGiven(toast: { text: string',
      'mustBeGiven(toast: { text: string; title: string',
    ],
    [toast, "'success' | 'failure'", "'success'"],
    [toast, 'optional(toast: string', 'optional(toast: string, _more?: number'],
    [toast, 'required(toast: string', 'required(toast: string, _more: number'],
    [toast, 'valued: number = 5_000', "valued: string = '5s'"],
    [toast, 'export const removed', 'export const added'],
    // A schema that gives the same by another rule is no change.
    [
      session,
      'codeSchema = v.object({ code: v.string()',
      'codeSchema = v.object({ code: v.pipe(v.string(), v.minLength(2))',
    ],
    [remote, 'name: string;', 'name: string; title?: string;'],
    [start, 'messages: string[];', ''],
  );
  expect(changes.toSorted()).toEqual([
    'major contract The start of the document breaks',
    'major contract jotai is no longer shared',
    'major contract ky 1.2.1 is 1.2.0 now',
    'major contract react 19.3.1 is 20.0.0 now',
    'major contract session/toast: mustBeGiven breaks',
    expect.stringMatching(
      /^major contract session\/toast: narrowed breaks what was built before: Type '"failure"' is not assignable/,
    ),
    'major contract session/toast: removed is gone',
    'major contract session/toast: required breaks',
    'major contract session/toast: valued breaks',
    'minor contract What a remote exposes has more',
    'minor contract session/toast: added is new',
    'minor contract session/toast: mayBeGiven has more',
    'minor contract session/toast: optional has more',
    'minor contract swr 2.5.1 is 2.6.0 now',
    'minor contract zod is shared',
  ]);
});

it('judges each change of the messages, and of what a remote has to bring', () => {
  const changes = changesOf(
    [remote, 'name: string;', 'name: string; title: string;'],
    [messages, "'portal:gone'; value: null", "'portal:new'; value: null"],
    [messages, '{ height: number }', '{ height: number; width: number }'],
    [messages, '{ contract: string }', '{}'],
    [messages, '{ url: string }', '{}'],
    [messages, 'portfolio: null;', 'portfolio: null; profile: null;'],
    [
      session,
      'v.object({ code: v.string(), cohort',
      'v.object({ code: v.string(), more: v.optional(v.string()), cohort',
    ],
  );
  expect(changes.toSorted()).toEqual([
    'major contract What a remote exposes breaks',
    'major protocol message portal:gone is gone',
    'major protocol message portal:open breaks',
    'major protocol message portal:ready breaks',
    'minor contract session/session: externalDetailsSchema has more',
    'minor protocol message bibo has more',
    'minor protocol message navigate has more',
    'minor protocol message portal:new is new',
    'minor protocol message portal:resize has more',
  ]);
});

it('judges what the page of a platform has to say', () => {
  const changes = changesOf(
    [messages, '{ guid: string }', '{ guid: string; tab: string }'],
    [messages, "export type AppRequest = { action: 'portal:open'; value: { url: string } };\n", ''],
    [session, 'cohort: v.optional(v.string())', 'cohort: v.string()'],
  );
  expect(changes.toSorted()).toEqual([
    'major protocol message bibo breaks',
    'major protocol message navigate breaks',
    'major protocol message portal:open is gone',
    'minor contract session/session: externalDetailsSchema has more',
  ]);
});

it('takes the requests of an app for new ones where there were none', () => {
  const without = contract([
    messages,
    "export type AppRequest = { action: 'portal:open'; value: { url: string } };\n",
    '',
  ]);
  expect(compareContracts(scratch, without, contract())).toEqual([
    { severity: 'minor', of: 'protocol', what: 'message portal:open is new' },
  ]);
});

it('refuses to compare a message that has no type', () => {
  const untyped = contract([messages, 'export type AppRequest', 'type AppRequest']);
  expect(() => compareContracts(scratch, untyped, untyped)).toThrow("'portal:open'");
});

it('finds the contract of a commit equal to itself', () => {
  const commit = git(root, 'rev-parse', 'HEAD');
  expect(changesBetween(commit, commit)).toEqual([]);
});

it.each([
  ['1.2.3', '2.0.0', 'major'],
  ['1.2.3', '1.3.0', 'minor'],
  ['1.2.3', '1.2.4', 'patch'],
  ['1.2.3', '1.2.2', 'major'],
])('from %s to %s is a %s version', (before, after, severity) => {
  expect(severityOfRaise(before, after)).toBe(severity);
});
