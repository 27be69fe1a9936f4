import { z } from 'zod';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { RunningApp } from '#platform/app.ts';

/** A command for staff: parses flags, makes one call, prints lines. */
export interface OfficeCommand {
  name: string;
  /** One line of the help. */
  description: string;
  flags: z.ZodObject;
  /** Runs without the site and its database, which are not opened: `run` gets no app. */
  isAlone?: boolean;
  run(app: RunningApp, flags: never, actor: StaffActor): Promise<OfficeReply>;
}

/** Lines to print; `isRefused` makes the process exit with an error code. */
export interface OfficeReply {
  lines: string[];
  isRefused?: boolean;
}

/** Binds the flags' types to what `run` gets. Each flag is a string on the command line, parsed by its schema. */
export function officeCommand<Flags extends z.ZodObject>(command: {
  isAlone?: boolean;
  name: string;
  description: string;
  flags: Flags;
  run(app: RunningApp, flags: z.infer<Flags>, actor: StaffActor): Promise<OfficeReply>;
}): OfficeCommand {
  return command as unknown as OfficeCommand;
}

/** A command's result as lines: the refusal's reason, or what `done` returns. */
export function replyOf<Result extends { ok: boolean }>(
  result: Result,
  done: (result: Extract<Result, { ok: true }>) => string[],
): OfficeReply {
  if (result.ok) return { lines: done(result as Extract<Result, { ok: true }>) };
  const { reason = 'refused' } = result as { reason?: string };
  return { lines: [`Refused: ${reason}`], isRefused: true };
}

export const dayFlag = z.iso.date('not a day, as 2026-11-21');
