import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { RunningApp } from '#platform/app.ts';
import type { OfficeCommand, OfficeReply, StaffActor } from './office-command.ts';
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
    const { as, ...given } = parseArgs({ args: rest, options: optionsOf(command) }).values;
    const actor: StaffActor = `staff:${staffName.parse(as)}`;
    const flags = command.flags.parse(given) as never;
    return {
      isAlone: command.isAlone ?? false,
      run: (app) => command.run(app as RunningApp, flags, actor),
    };
  } catch (error) {
    return { lines: [...explain(error), '', ...usageOf(command)], isRefused: true };
  }
}

function optionsOf(command: OfficeCommand) {
  const flags = Object.entries(command.flags.shape as Record<string, z.ZodType>);
  return Object.fromEntries([
    ['as', { type: 'string' as const }],
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
    'npm run office -- <command> --as <your name> [--flag value …]',
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
