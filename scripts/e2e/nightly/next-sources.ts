import { contractVersion } from '@investor-portal/shared/contract/define-remote';
import { SourcesCopy } from './sources-copy';

/** A route of the next portfolio, which uses something from the next contract. */
export const nextAddress = '/main/portfolio/of-the-next-contract';
export const nextText = 'Brought by the next contract';

const [major, minor] = contractVersion.split('.').map(Number);
export const nextContract = `${major}.${Number(minor) + 1}.0`;

/** The attribute that marks the next core's headings. */
export const nextMark = 'data-next-core';

/** A copy of these sources with the next contract, a portfolio that uses it, and a changed core (decision 91). */
export class NextSources extends SourcesCopy {
  constructor() {
    super();
    this.changeContract();
    this.commit('next');
  }

  private changeContract(): void {
    this.write('shared/src/session/next-contract.ts', `export const text = '${nextText}';\n`);
    this.edit('shared/src/ui/PageHeader.tsx', '<h1 ', `<h1 ${nextMark}="" `);
    const version = (of: string) => `"version": "${of}"`;
    this.edit('shared/federation/contract.json', version(contractVersion), version(nextContract));
    const module = '@investor-portal/shared/session/next-contract';
    const sharedModules = 'host/src/federation/host-shared-modules.ts';
    this.edit(sharedModules, 'import ', `import * as nextContract from '${module}';\n$&`);
    const entry = `'${module}': { version: contractVersion, module: nextContract },`;
    this.edit(sharedModules, 'hostSharedModules = {\n', `$&  ${entry}\n`);
    const routes = 'remote-portfolio/src/routes.tsx';
    this.edit(routes, 'import ', `import { text } from '${module}';\n$&`);
    this.edit(routes, 'routes: [', `$&{ path: '${nextAddress}', element: <p>{text}</p> },`);
  }
}
