// `node scripts/pipelines/verdict.mjs <result> …`: fails unless every job succeeded or had nothing to do. Needs no installation.
// A merge can require this one check, whichever jobs a change has.
const results = process.argv.slice(2);
const bad = results.filter((result) => result !== 'success' && result !== 'skipped');
console.log(results.join(' ') || 'no results');
process.exitCode = results.length === 0 || bad.length > 0 ? 1 : 0;
