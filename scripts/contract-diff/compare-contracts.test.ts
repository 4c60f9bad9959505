import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { git } from '../release/publish/git';
import { root } from '../workspace/apps';
import { scratchFolder } from '../workspace/testing/scratch-folder';
import { compareContracts, severityOf, severityOfRaise } from './compare-contracts';
import { changesBetween } from './last-release';

const scratch = scratchFolder();

const files: Readonly<Record<string, string>> = {
  'pnpm-workspace.yaml': 'catalog:\n  react: 19.3.1\n  swr: 2.5.1\n',
  'shared/federation/contract.json': '{ "version": "4.0.0" }',
  'shared/federation/singletons.cjs': `module.exports = { singletons: [
    'react', 'react/jsx-runtime', 'swr', '@investor-portal/shared/session/toast', '@investor-portal/shared/session/session',
  ] };`,
  'shared/src/session/session.ts': `import * as v from 'valibot';
export const externalDetailsSchema = v.object({ code: v.string(), cohort: v.optional(v.string()) });
`,
  'shared/src/session/toast.ts': `export interface Toast { text: string; kind: 'success' | 'failure' }
export function showToast(toast: Toast): void { console.log(toast); }
export function lastToast(): Toast | undefined { return undefined; }
export const durationMs: number = 5_000;
`,
  'shared/loader/src/remote-module.ts': `export interface RemoteModule { name: string; routes: readonly { path: string; preload?: () => Promise<void> }[] }
`,
  'shared/src/contract/document-start.ts': `export interface DocumentStart { messages: string[]; preloaded?: boolean }
`,
  'shared/embed/src/messages.ts': `export const protocolVersion = 1;
export interface Destinations { portfolio: null; campaign: { guid: string } }
export type PortalEvent =
  | { action: 'portal:ready'; value: { contract: string } }
  | { action: 'portal:resize'; value: { height: number } };
export type AppRequest = { action: 'portal:open'; value: { url: string } };
`,
};

/** Writes the invented contract with replacements in a file. */
function contract(file?: string, from = '', to = ''): string {
  const dir = mkdtempSync(path.join(scratch, 'contract-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    if (name === file && !text.includes(from)) throw new Error(`${name} has no ${from}`);
    writeFileSync(path.join(dir, name), name === file ? text.replace(from, to) : text);
  }
  return dir;
}

beforeAll(() => {
  symlinkSync(path.join(root, 'shared/node_modules'), path.join(scratch, 'node_modules'));
});

const session = 'shared/src/session/session.ts';
const toast = 'shared/src/session/toast.ts';
const messages = 'shared/embed/src/messages.ts';
const workspace = 'pnpm-workspace.yaml';
const singletons = 'shared/federation/singletons.cjs';

it.each<[change: string, severity: string | undefined, file: string, from: string, to: string]>([
  ['a comment', undefined, toast, 'export function', '// Shows it.\nexport function'],
  [
    'another name of a parameter',
    undefined,
    toast,
    '(toast: Toast): void { console.log(toast',
    '(shown: Toast): void { console.log(shown',
  ],
  [
    'an optional field that may be given',
    'minor',
    toast,
    'text: string;',
    'text: string; action?: string;',
  ],
  [
    'a required field that has to be given',
    'major',
    toast,
    'text: string;',
    'text: string; title: string;',
  ],
  ['a new export', 'minor', toast, 'export const', 'export const shortMs = 2;\nexport const'],
  ['a removed export', 'major', toast, 'export const durationMs', 'const durationMs'],
  ['a narrowed parameter', 'major', toast, "'success' | 'failure'", "'success'"],
  ['an optional parameter', 'minor', toast, '(toast: Toast)', '(toast: Toast, _more?: number)'],
  ['a required parameter', 'major', toast, '(toast: Toast)', '(toast: Toast, _more: number)'],
  [
    'a value of another type',
    'major',
    toast,
    'durationMs: number = 5_000',
    "durationMs: string = '5s'",
  ],
  [
    'a schema that gives the same by another rule',
    undefined,
    session,
    'code: v.string()',
    'code: v.pipe(v.string(), v.minLength(2))',
  ],
  ['a module that is shared', 'minor', singletons, "'swr',", "'swr', 'jotai',"],
  ['a module that is no longer shared', 'major', singletons, "'swr',", ''],
  ['another major of a shared library', 'major', workspace, 'react: 19.3.1', 'react: 20.0.0'],
  ['another minor of a shared library', 'minor', workspace, 'swr: 2.5.1', 'swr: 2.6.0'],
  ['another patch of a shared library', 'patch', workspace, 'swr: 2.5.1', 'swr: 2.5.2'],
  ['an older shared library', 'major', workspace, 'swr: 2.5.1', 'swr: 2.4.9'],
  [
    'a field that remotes may leave out',
    'minor',
    'shared/loader/src/remote-module.ts',
    'name: string;',
    'name: string; title?: string;',
  ],
  [
    'a field that every remote must have',
    'major',
    'shared/loader/src/remote-module.ts',
    'name: string;',
    'name: string; title: string;',
  ],
  [
    'a field of the document’s start that is gone',
    'major',
    'shared/src/contract/document-start.ts',
    'messages: string[];',
    '',
  ],
])('%s of the contract needs: %s', (_, severity, file, from, to) => {
  const changes = compareContracts(scratch, contract(), contract(file, from, to));
  expect(severityOf(changes.filter(({ of }) => of === 'contract'))).toBe(severity);
  expect(changes.filter(({ of }) => of === 'protocol')).toEqual([]);
});

it.each<[change: string, severity: string, file: string, from: string, to: string]>([
  [
    'a new message',
    'minor',
    messages,
    'export type PortalEvent =',
    "export type PortalEvent =\n  | { action: 'portal:new'; value: null }",
  ],
  [
    'a removed message',
    'major',
    messages,
    "  | { action: 'portal:ready'; value: { contract: string } }\n",
    '',
  ],
  [
    'one more field of a message',
    'minor',
    messages,
    '{ height: number }',
    '{ height: number; width: number }',
  ],
  ['a field of a message that is gone', 'major', messages, '{ height: number }', '{}'],
  ['a field of what an app is asked that is gone', 'major', messages, '{ url: string }', '{}'],
  [
    'a request of an app that is gone',
    'major',
    messages,
    "export type AppRequest = { action: 'portal:open'; value: { url: string } };\n",
    '',
  ],
  ['a new destination', 'minor', messages, 'portfolio: null;', 'portfolio: null; profile: null;'],
  [
    'a destination that needs another detail',
    'major',
    messages,
    '{ guid: string }',
    '{ guid: string; tab: string }',
  ],
  [
    'an optional field of the hand-over',
    'minor',
    session,
    'code: v.string(),',
    'code: v.string(), more: v.optional(v.string()),',
  ],
  [
    'a required field of the hand-over',
    'major',
    session,
    'cohort: v.optional(v.string())',
    'cohort: v.string()',
  ],
])('%s of the protocol is %s', (_, severity, file, from, to) => {
  const changes = compareContracts(scratch, contract(), contract(file, from, to));
  expect(severityOf(changes.filter(({ of }) => of === 'protocol'))).toBe(severity);
});

it('takes the requests of an app for new ones where there were none', () => {
  const requests = /^export type AppRequest.*\n/m.exec(files[messages] ?? '')?.[0];
  expect(compareContracts(scratch, contract(messages, requests, ''), contract())).toEqual([
    { severity: 'minor', of: 'protocol', what: 'message portal:open is new' },
  ]);
});

it('refuses to compare a message that has no type', () => {
  const untyped = contract(messages, 'export type AppRequest', 'type AppRequest');
  expect(() => compareContracts(scratch, untyped, untyped)).toThrow("'portal:open'");
});

it('says which type breaks what, in the words of the compiler', () => {
  const now = contract(toast, "'success' | 'failure'", "'success'");
  expect(compareContracts(scratch, contract(), now)).toContainEqual({
    severity: 'major',
    of: 'contract',
    what: expect.stringMatching(
      /^session\/toast: showToast breaks what was built before: Type '"failure"' is not assignable/,
    ),
  });
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
