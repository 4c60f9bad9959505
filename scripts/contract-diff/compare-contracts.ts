import { compareTypes, type ComparedType } from './compare-types';
import {
  type ContractSurface,
  documentStartFile,
  exportsOf,
  messagesFile,
  remoteModuleFile,
  sessionFile,
  surfaceOf,
  textOf,
} from './contract-surface';

export const severities = ['patch', 'minor', 'major'] as const;
export type Severity = (typeof severities)[number];

export interface ContractChange {
  severity: Severity;
  /** The contract between host and remotes, or the protocol between the platform's page and the portal. */
  of: 'contract' | 'protocol';
  what: string;
}

/**
 * Compares two contracts: what the host shares, the types of our own modules in both directions, and the messages.
 * @param scratch a folder that has both.
 */
export function compareContracts(scratch: string, before: string, after: string): ContractChange[] {
  const [old, now] = [surfaceOf(before), surfaceOf(after)];
  const types = [
    ...typesOfModules(old, now),
    ...typesOfRemotes(old, now),
    ...typesOfMessages(old, now),
  ];
  const verdicts = compareTypes(scratch, before, after, types);
  return [
    ...changedModules(old, now),
    ...changedExports(old, now),
    ...changedMessages(old, now),
    ...verdicts.flatMap(({ what, verdict, why }): ContractChange[] => {
      const of = isOfProtocol(what) ? 'protocol' : 'contract';
      if (verdict === 'same') return [];
      return verdict === 'broken'
        ? [{ severity: 'major', of, what: `${what} breaks what was built before: ${why}` }]
        : [{ severity: 'minor', of, what: `${what} has more` }];
    }),
  ];
}

export function severityOf(changes: readonly ContractChange[]): Severity | undefined {
  return severities.findLast((each) => changes.some(({ severity }) => severity === each));
}

const message = 'message ';
const isOfProtocol = (what: string) => what.startsWith(message);
const contractChange = (severity: Severity, what: string): ContractChange => ({
  severity,
  of: 'contract',
  what,
});

function changedModules(old: ContractSurface, now: ContractSurface): ContractChange[] {
  const removed = [...old.modules.keys()].filter((name) => !now.modules.has(name));
  const added = [...now.modules.keys()].filter((name) => !old.modules.has(name));
  return [
    ...removed.map((name) => contractChange('major', `${name} is no longer shared`)),
    ...added.map((name) => contractChange('minor', `${name} is shared`)),
    ...[...now.modules].flatMap(([name, { version }]) => {
      const was = old.modules.get(name)?.version;
      if (!version || !was || version === was) return [];
      return [contractChange(severityOfRaise(was, version), `${name} ${was} is ${version} now`)];
    }),
  ];
}

/** Returns the first part that differs. A lower version is major, because remotes may need the higher version. */
export function severityOfRaise(before: string, after: string): Severity {
  const [old, now] = [before, after].map((version) => version.split('.').map(Number));
  const at = [0, 1, 2].find((part) => old?.[part] !== now?.[part]) ?? 2;
  if ((now?.[at] ?? 0) < (old?.[at] ?? 0)) return 'major';
  return (['major', 'minor', 'patch'] as const)[at] ?? 'patch';
}

/** Our own modules that both contracts share, with their exports. */
function sharedFiles(old: ContractSurface, now: ContractSurface) {
  return [...now.modules].flatMap(([name, { file }]) => {
    if (!file || !old.modules.has(name)) return [];
    const [before, after] = [old, now].map(({ dir }) => exportsOf(textOf(dir, file)));
    return [
      {
        name: name.replace('@investor-portal/shared/', ''),
        file,
        before: before ?? [],
        after: after ?? [],
      },
    ];
  });
}

function changedExports(old: ContractSurface, now: ContractSurface): ContractChange[] {
  return sharedFiles(old, now).flatMap(({ name, before, after }) => {
    const has = (all: typeof before, wanted: string) => all.some((each) => each.name === wanted);
    return [
      ...before
        .filter((each) => !has(after, each.name))
        .map((each) => contractChange('major', `${name}: ${each.name} is gone`)),
      ...after
        .filter((each) => !has(before, each.name))
        .map((each) => contractChange('minor', `${name}: ${each.name} is new`)),
    ];
  });
}

const both = (what: string, type: string, direction: ComparedType['direction']): ComparedType => ({
  what,
  before: type,
  after: type,
  direction,
});

/** Only the host calls these. */
const hostOnly = ['setRuntimeConfig', 'setSessionHost'];

// A module's types appear in the parameters and results of its values, so comparing the values is enough.
function typesOfModules(old: ContractSurface, now: ContractSurface): ComparedType[] {
  return sharedFiles(old, now).flatMap(({ name, file, before, after }) =>
    before
      .filter(({ name: value, isType }) => !isType && !hostOnly.includes(value))
      .filter((each) => after.some((other) => !other.isType && other.name === each.name))
      .map(({ name: value }) => {
        const type = `typeof import('{}/${file}').${value}`;
        // The rules of a schema may change as long as a remote gets the same out of it.
        const isSchema = value.endsWith('Schema');
        const given = isSchema ? `import('valibot').InferOutput<${type}>` : type;
        return both(`${name}: ${value}`, given, 'provided');
      }),
  );
}

function typesOfRemotes(old: ContractSurface, now: ContractSurface): ComparedType[] {
  return [
    ...existing(old, now, remoteModuleFile, 'RemoteModule', 'consumed', 'What a remote exposes'),
    ...existing(
      old,
      now,
      documentStartFile,
      'DocumentStart',
      'provided',
      'The start of the document',
    ),
  ];
}

function existing(
  old: ContractSurface,
  now: ContractSurface,
  file: string,
  name: string,
  direction: ComparedType['direction'],
  what: string,
): ComparedType[] {
  const exports = [old, now].map(({ dir }) => exportsOf(textOf(dir, file)));
  return exports.every((all) => all.some((each) => each.name === name))
    ? [both(what, `import('{}/${file}').${name}`, direction)]
    : [];
}

/** Returns the type of a message's value. The compiler reports a message that is in neither union of messages. */
function valueOf({ dir }: ContractSurface, name: string): string {
  const exported = exportsOf(textOf(dir, messagesFile));
  const types = ['PortalEvent', 'AppRequest']
    .filter((type) => exported.some((each) => each.name === type))
    .map((type) => `import('{}/${messagesFile}').${type}`);
  return `{ [Each in ${types.join(' | ')} as Each['action']]: Each['value'] }['${name}']`;
}

function typesOfMessages(old: ContractSurface, now: ContractSurface): ComparedType[] {
  const destination = `import('{}/${messagesFile}').Destinations`;
  const names = old.messages.filter((name) => now.messages.includes(name));
  const navigate = existing(
    old,
    now,
    messagesFile,
    'Destinations',
    'consumed',
    `${message}navigate`,
  );
  const handOver = existing(
    old,
    now,
    sessionFile,
    'externalDetailsSchema',
    'consumed',
    `${message}bibo`,
  );
  return [
    ...names.map((name): ComparedType => ({
      what: `${message}${name}`,
      before: valueOf(old, name),
      after: valueOf(now, name),
      direction: 'provided',
    })),
    ...navigate.map((each) => ({
      ...each,
      before: `{ [Name in keyof ${destination}]: [Name, ${destination}[Name]] }[keyof ${destination}]`,
      after: `{ [Name in keyof ${destination}]: [Name, ${destination}[Name]] }[keyof ${destination}]`,
    })),
    ...handOver.map((each) => {
      const input = `import('valibot').InferInput<typeof import('{}/${sessionFile}').externalDetailsSchema>`;
      return { ...each, before: input, after: input };
    }),
  ];
}

function changedMessages(old: ContractSurface, now: ContractSurface): ContractChange[] {
  // An old commit may have its messages in another file.
  if (old.messages.length === 0) return [];
  const change = (severity: Severity, what: string): ContractChange => ({
    severity,
    of: 'protocol',
    what,
  });
  return [
    ...old.messages
      .filter((name) => !now.messages.includes(name))
      .map((name) => change('major', `${message}${name} is gone`)),
    ...now.messages
      .filter((name) => !old.messages.includes(name))
      .map((name) => change('minor', `${message}${name} is new`)),
  ];
}
