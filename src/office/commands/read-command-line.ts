import { parseArgs } from 'node:util';
import { z } from 'zod';
import { may } from '#modules/identity/policy.ts';
import { findRole } from '#modules/identity/queries.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { RunningApp } from '#platform/app.ts';
import type { OfficeCommand, OfficeReply } from './office-command.ts';
import { officeCommands } from './office-commands.ts';

interface ParsedCommand {
  /** Does without the site and its database. */
  isAlone: boolean;
  run(app: RunningApp | null): Promise<OfficeReply>;
}

/** Every command is given by somebody. */
const staffName = z
  .string('--as <your name> is missing')
  .regex(/^[\p{L}\d._-]{2,40}$/u, '--as wants a name of letters and digits, without spaces');

const roleName = z.string('--role wants the name of a role').optional();

/**
 * Reads a command line: what is to run, or lines that say what is wrong with it or, without a command, what there is.
 * Nothing is opened before that.
 */
export function readCommandLine(args: readonly string[]): ParsedCommand | OfficeReply {
  const [name, ...rest] = args;
  if (!name || name === 'help' || name === '--help') return { lines: help() };
  const command = officeCommands.find((one) => one.name === name);
  if (!command) return { lines: [`There is no command '${name}'`, '', ...help()], isRefused: true };
  try {
    const { as, role, ...given } = parseArgs({ args: rest, options: optionsOf(command) }).values;
    const actor = fromShell(staffName.parse(as));
    const roleSlug = roleName.parse(role);
    const flags = command.flags.parse(given) as never;
    return {
      isAlone: command.isAlone ?? false,
      run: (app) => runAs(command, app as RunningApp, { flags, actor, roleSlug }),
    };
  } catch (error) {
    return { lines: [...explain(error), '', ...usageOf(command)], isRefused: true };
  }
}

/** Whoever has a shell on the server has the database as well: there is nothing they may not do. */
function fromShell(name: string): StaffActor {
  return { id: name, name, rights: 'all', cameFrom: 'command line', requestId: null };
}

/** With a role it has only that one's rights, as for a script that is to do one thing and nothing else. */
async function runAs(
  command: OfficeCommand,
  app: RunningApp,
  { flags, actor, roleSlug }: { flags: never; actor: StaffActor; roleSlug: string | undefined },
): Promise<OfficeReply> {
  if (roleSlug === undefined) return command.run(app, flags, actor);
  if (command.isAlone) return refused(`${command.name} opens no database, so it knows no role`);
  const role = await findRole(app.db, roleSlug);
  if (!role) return refused(`There is no role '${roleSlug}', see list-roles`);
  const limited = { ...actor, rights: role.rights };
  if (command.verb && !may(limited, command.verb)) return refused('Refused: not_allowed');
  return command.run(app, flags, limited);
}

const refused = (line: string): OfficeReply => ({ lines: [line], isRefused: true });

function optionsOf(command: OfficeCommand) {
  const flags = Object.entries(command.flags.shape as Record<string, z.ZodType>);
  return Object.fromEntries([
    ['as', { type: 'string' as const }],
    ['role', { type: 'string' as const }],
    ...flags.map(([name, schema]) => [name, { type: isSwitch(schema) ? 'boolean' : 'string' }]),
  ]) as Record<string, { type: 'string' | 'boolean' }>;
}

/** A flag that is there or not, without a value. */
function isSwitch(schema: z.ZodType): boolean {
  return schema instanceof z.ZodDefault && schema.def.innerType instanceof z.ZodBoolean;
}

function explain(error: unknown): string[] {
  if (!(error instanceof z.ZodError)) return [(error as Error).message];
  return error.issues.map(({ path, message }) => (path.length ? `--${path.join('.')}: ${message}` : message));
}

function help(): string[] {
  return [
    'npm run office -- <command> --as <your name> [--role <only with the rights of this role>] [--flag value …]',
    ...officeCommands.flatMap((command) => ['', ...usageOf(command)]),
  ];
}

function usageOf({ name, description, flags }: OfficeCommand): string[] {
  const lines = Object.entries(flags.shape as Record<string, z.ZodType>).map(([flag, schema]) => {
    const isOptional = schema.safeParse(undefined).success;
    return `  ${`--${flag}`.padEnd(14)}${schema.description ?? ''}${isOptional ? ' (optional)' : ''}`;
  });
  return [`${name}: ${description}`, ...lines];
}
