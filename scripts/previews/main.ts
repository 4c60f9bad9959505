import { appendFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { commit, webAddress } from '../release/commands/options';
import { createProgram } from '../release/command-line/program';
import { configureReleases } from '../release/configuration/configuration';
import { portalReleases } from '../portal-releases/configuration';
import { buildPreviews } from './build-previews';
import { commentOnGitHub } from './comment-on-github';
import { publishDemo } from './publish-demo';
import { releasePreviews } from './release-previews';
import { updatePreviews } from './update-previews';

// A place of previews has a few versions of each remote for each open pull request.
configureReleases({ ...portalReleases, keptVersions: 50 });

const to = '--to s3://bucket/previews';
const program = createProgram(
  'pnpm previews',
  'Builds and releases previews of pull requests, for the pipeline (shared/docs/pipelines.md).',
  [`release --from built --pull-request 12 --page https://preview.example/ ${to}`, `update ${to}`],
);

program
  .command('build')
  .description('Builds remotes of this checkout, without any secret.')
  .requiredOption('--folders <JSON>', 'folders of apps, as `affected --output` writes them')
  .requiredOption('--output <folder>', 'where the builds go')
  .action(({ folders, output }: { folders: string; output: string }) =>
    buildPreviews(v.parse(v.array(v.string()), JSON.parse(folders)), output),
  );

const wholeDays = (text: string) =>
  v.parse(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1)), text);

interface GivenRelease {
  from: string;
  commit: string;
  pullRequest: string;
  page: string;
  to: string;
  demos?: string;
  demosPage?: string;
  output?: string;
}

program
  .command('release')
  .description('Releases such builds, for those who open the address that it prints.')
  .requiredOption('--from <folder>', 'the builds')
  .requiredOption('--commit <sha>', 'what they were built from', commit)
  .requiredOption('--pull-request <number>', 'the pull request, for the log')
  .requiredOption(
    '--page <address>',
    'the page of the platform that embeds the previews',
    webAddress,
  )
  .requiredOption('--to <place>', 'the place of the previews')
  .option('--demos <place>', 'the place of the demo in the builds, with {pull-request}')
  .option('--demos-page <address>', 'the address of that place, with {pull-request}')
  .option('--output <file>', 'append the lines address=… and demo=…, as GitHub’s outputs')
  .action(async ({ output, demos, demosPage, ...given }: GivenRelease) => {
    const address = await releasePreviews(given);
    console.log(address ?? 'No remote was built.');
    const folder = path.join(given.from, 'demo');
    const ofThis = (text = '') => text.replaceAll('{pull-request}', given.pullRequest);
    let demo = '';
    if (demos && existsSync(folder)) {
      await publishDemo(folder, ofThis(demos));
      demo = ofThis(demosPage);
      console.log(demo);
    }
    if (output !== undefined) appendFileSync(output, `address=${address ?? ''}\ndemo=${demo}\n`);
  });

program
  .command('update')
  .description('Releases this checkout to every visitor of the previews, and removes old previews.')
  .requiredOption('--to <place>', 'the place of the previews')
  .option('--days <days>', 'how long a preview stays', wholeDays, 14)
  .action(({ to: place, days }: { to: string; days: number }) => updatePreviews(place, days));

const environment = v.object({
  ADDRESS: v.string(),
  DEMO: v.string(),
  PULL_REQUEST: v.string(),
  GITHUB_TOKEN: v.string(),
  GITHUB_REPOSITORY: v.string(),
  GITHUB_API_URL: v.string(),
});

program
  .command('comment')
  .description('Writes the addresses in ADDRESS and DEMO below the pull request in PULL_REQUEST.')
  .action(async () => {
    const given = v.parse(environment, process.env);
    await commentOnGitHub({
      api: given.GITHUB_API_URL,
      repository: given.GITHUB_REPOSITORY,
      pullRequest: given.PULL_REQUEST,
      token: given.GITHUB_TOKEN,
      text: [
        given.ADDRESS &&
          `**Preview:** [open this pull request’s remotes](${given.ADDRESS}), and press “Use this version”. It applies to one tab of the browser.`,
        given.DEMO &&
          `**Demo:** [open the whole portal of this pull request](${given.DEMO}), which runs in your browser with invented data.`,
      ]
        .filter(Boolean)
        .join('\n\n'),
    });
  });

await program.parseAsync();
