import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { RunningApp } from '#platform/app.ts';
import type { OfficeCommand, OfficeReply } from './office-command.ts';
import { officeCommands } from './office-commands.ts';

interface ParsedCommand {
  /** Runs without the site and its database. */
  isAlone: boolean;
  run(app: RunningApp | null): Promise<OfficeReply>;
}

/**
 * Parses a command line: the command to run, or lines with its errors or, without a command, the help.
 * Nothing is opened before that.
 */
export function readCommandLine(args: readonly string[]): ParsedCommand | OfficeReply {
  const [name, ...rest] = args;
  if (!name || name === 'help' || name === '--help') return { lines: help() };
  const command = officeCommands.find((one) => one.name === name);
  if (!command) return { lines: [`There is no command '${name}'`, '', ...help()], isRefused: true };
  try {
    const given = parseArgs({ args: rest, options: optionsOf(command) }).values;
    const flags = command.flags.parse(given) as never;
    return {
      isAlone: command.isAlone ?? false,
      run: (app) => command.run(app as RunningApp, flags, operator()),
    };
  } catch (error) {
    return { lines: [...explain(error), '', ...usageOf(command)], isRefused: true };
  }
}

/**
 * Actor for whoever has a shell on the server, by their system user name. They can access the database as well, so nothing is
 * forbidden to them.
 */
function operator(): StaffActor {
  return { id: 'shell', name: systemName(), rights: 'all', cameFrom: 'command line', requestId: null };
}

/** The system user's name; only the number where a container's user has no entry. */
function systemName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? ''}`;
  }
}

function optionsOf(command: OfficeCommand) {
  const flags = Object.entries(command.flags.shape as Record<string, z.ZodType>);
  return Object.fromEntries(
    flags.map(([name, schema]) => [name, { type: isSwitch(schema) ? 'boolean' : 'string' }]),
  ) as Record<string, { type: 'string' | 'boolean' }>;
}

/** Whether a flag is a switch without a value. */
function isSwitch(schema: z.ZodType): boolean {
  return schema instanceof z.ZodDefault && schema.def.innerType instanceof z.ZodBoolean;
}

function explain(error: unknown): string[] {
  if (!(error instanceof z.ZodError)) return [(error as Error).message];
  return error.issues.map(({ path, message }) => (path.length ? `--${path.join('.')}: ${message}` : message));
}

function help(): string[] {
  return [
    'npm run office -- <command> [--flag value …]',
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
