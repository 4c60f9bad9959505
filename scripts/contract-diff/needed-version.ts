import { type ContractChange, severityOf, severityOfRaise, severities } from './compare-contracts';

/** A state of the sources with its contract's version. */
export interface ContractRelease {
  commit: string;
  version: string;
}

/** The changes in these sources, and the versions that the sources declare. */
export interface ContractState {
  before: ContractRelease;
  /** The version that these sources declare. */
  version: string;
  changes: readonly ContractChange[];
}

const ofContract = (changes: readonly ContractChange[]) =>
  changes.filter(({ of }) => of === 'contract');

/** Returns the lowest version that the changes of the contract allow. */
export function neededVersion({ before, changes }: ContractState): string {
  const [major = 0, minor = 0, patch = 0] = before.version.split('.').map(Number);
  switch (severityOf(ofContract(changes))) {
    case 'major':
      return `${major + 1}.0.0`;
    case 'minor':
      return `${major}.${minor + 1}.0`;
    case 'patch':
      return `${major}.${minor}.${patch + 1}`;
    case undefined:
      return before.version;
  }
}

/** Returns why the declared version is too low for the changes, as sentences. */
export function versionFaults(state: ContractState): string[] {
  const { before, version, changes } = state;
  const needed = severityOf(ofContract(changes));
  const declared =
    version === before.version ? undefined : severityOfRaise(before.version, version);
  const isEnough =
    !needed ||
    needed === 'patch' ||
    (declared && severities.indexOf(declared) >= severities.indexOf(needed));
  if (isEnough) return [];
  const reasons = ofContract(changes).filter(({ severity }) => severity === needed);
  return [
    `the contract is ${version}, and its changes since ${before.version} need ${neededVersion(state)}: ${reasons.map(({ what }) => what).join('; ')}. Raise it: \`pnpm contract:diff --write\``,
  ];
}
