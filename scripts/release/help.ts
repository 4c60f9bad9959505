/** `pnpm releases help`. */
export const help = `pnpm releases                            show what runs, who gets it, since when, and what one can go back to
pnpm release <remote> [--canary <percent>]    build the current commit and make it current
pnpm release <remote> --from <folder> [--commit <sha>] [--canary <percent>]
                                              the same with what a repository of its own has built; its commit is
                                              the one that is checked out there, unless it is named
pnpm rollback <remote> [--version <version>]  end the canary, or go back to the previous version
pnpm releases canary <remote> <percent>       widen or narrow the canary; 100 makes it current, 0 ends it;
                                              with --version <version>, restart one that has ended
pnpm releases off <remote> "<reason>"         kill switch: pages load nothing of the remote; the reason is
                                              for the log, investors do not see it
pnpm releases on <remote>                     switch it on again
pnpm releases promote <remote> --from <place> --to <place> [--version <version>] [--canary <percent>]
                                              run a release of one place in another, without building it again
pnpm releases host [<address>]                record the host that runs there as the live one; without an
                                              address, that of these sources; --dry-run only checks it, --force
                                              records one that what runs does not work with
pnpm releases watch <remote> --from <Prometheus> [--window 30m] [--every 1m] [--for <time>] [--once] [--dry-run]
                                              end the canary when it is worse than what runs, by more than
                                              --failures 2 (points of %), --errors 5 (in 100 loads) or --lcp 25 (%),
                                              with --samples 100 of each; exits with 0 fine, 2 worse, 3 undecided
pnpm releases trace <error>                   the sources of a minified stack: a text, a file, or - for the input
pnpm releases log [--all] [--verify]          who changed what, when and why; --verify checks that it is whole
pnpm releases verify [--keys <configuration>] check a whole place: signature, serial, log, and each file of each version,
                                              with the public keys of a host's configuration, else with your own
pnpm releases sign [--force]                  sign the registry as it is: the first time, or with another key
pnpm releases keys [new|retire|drop] <file> [<id>]  make, show and end the keys that registries are signed with
pnpm releases prune [--days <days>] [--remove]  show what nobody needs any more; --remove removes it
pnpm releases restore [--entry <number>]      put the registry back as the log last knew it, or as it was then
Each takes --to <folder or s3://bucket/prefix>; the default is the store that npm start serves. What changes the
registry takes --reason "<text>" for the log; off has it as its argument. RELEASES_KEY is the file of the keys that sign
the registry, or its text.`;
