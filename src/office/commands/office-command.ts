import { z } from 'zod';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { RunningApp } from '#platform/app.ts';

/** What staff may do from the command line: flags are parsed, one call is made, lines are printed. */
export interface OfficeCommand {
  name: string;
  /** One line for the help. */
  description: string;
  flags: z.ZodObject;
  /** Does without the site and its database, which are not opened for it: `run` gets no app. */
  isAlone?: boolean;
  run(app: RunningApp, flags: never, actor: StaffActor): Promise<OfficeReply>;
}

/** Lines to print; `isRefused` makes the process end with an error code. */
export interface OfficeReply {
  lines: string[];
  isRefused?: boolean;
}

/** Ties the flags to what `run` gets. Each flag is a text on the command line; its schema reads it. */
export function officeCommand<Flags extends z.ZodObject>(command: {
  isAlone?: boolean;
  name: string;
  description: string;
  flags: Flags;
  run(app: RunningApp, flags: z.infer<Flags>, actor: StaffActor): Promise<OfficeReply>;
}): OfficeCommand {
  return command as unknown as OfficeCommand;
}

/** What a command answered, as lines: the refusal's reason, or what `done` says. */
export function replyOf<Result extends { ok: boolean }>(
  result: Result,
  done: (result: Extract<Result, { ok: true }>) => string[],
): OfficeReply {
  if (result.ok) return { lines: done(result as Extract<Result, { ok: true }>) };
  const { reason = 'refused' } = result as { reason?: string };
  return { lines: [`Refused: ${reason}`], isRefused: true };
}

export const dayFlag = z.iso.date('not a day, as 2026-11-21');
