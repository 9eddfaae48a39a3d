import type { Command } from './command.ts';

// Each command loads its own parts: `check` stays quick, whatever publishing needs.
/** Every command, in the order in which an operator meets them. */
export const COMMANDS: readonly Command[] = [
  {
    name: 'check',
    summary: 'find every problem in the content, with its place and its remedy',
    help: `Usage: verandah check [folder] [options]

Reads every file of a content folder (content, when none is named) and says everything that is wrong
with it, in one run: the place, the reason and what to do. It changes nothing and needs no network.

Options:
  --format pretty|concise|json   frames for people (the default), one line each, or a record for programs
  --fail-on error|warning        what makes the exit code 1 (error when left out)
  --max-problems <number>        show only so many; the totals are always true

Examples:
  verandah check
  verandah check content --format concise
  verandah check content --fail-on warning`,
    run: async (args) => (await import('./check.ts')).runCheck(args),
  },
  {
    name: 'publish',
    summary: 'check the content and make it live, all at once or not at all',
    help: `Usage: verandah publish [folder] [options]

Checks a copy of the content folder, makes every page, picture and price of it, and only then moves
guests to the new release in one step. A problem, or a stop at any moment, leaves the old release live.

Options:
  --note <text>          why, for the list of releases
  --author <name>        who, for the list of releases
  --if-current <id>      publish only if this release is still current; else the exit code is 4

Examples:
  verandah publish content --note "Winter prices"`,
    run: async (args) => (await import('./publish-command.ts')).runPublish(args),
  },
  {
    name: 'releases',
    summary: 'list what was published, the current release marked',
    help: `Usage: verandah releases

Lists every release that is kept, with its time, author and note. The current one has a star.`,
    run: async () => (await import('./publish-command.ts')).runReleases(),
  },
  {
    name: 'rollback',
    summary: 'go back to an earlier release',
    help: `Usage: verandah rollback [release]

Makes an earlier release current again, in one step and without building anything: the one that is
named, else the one that was current before. Bookings and quotes are kept.`,
    run: async (args) => (await import('./publish-command.ts')).runRollback(args),
  },
];
