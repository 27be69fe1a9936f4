import { z } from 'zod';
import type { identityVerbs } from '#modules/identity/policy.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { RunningApp } from '#platform/app.ts';
import { parseMoney } from '#platform/vietnamese/parse-money.ts';

/** What staff may do from the command line: flags are parsed, one call is made, lines are printed. */
export interface OfficeCommand {
  name: string;
  /** One line for the help. */
  description: string;
  flags: z.ZodObject;
  /** What whoever gives it must be allowed, where no command of a module asks. */
  verb?: keyof typeof identityVerbs;
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
  verb?: keyof typeof identityVerbs;
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

/** An amount as Vietnamese type it: '1500000', '1.500.000', '1tr5'. */
export const amountFlag = z.string().transform((text, context) => {
  const amountVnd = parseMoney(text);
  if (amountVnd !== null && amountVnd > 0) return amountVnd;
  context.addIssue({ code: 'custom', message: 'not an amount in đồng' });
  return z.NEVER;
});

export const codeFlag = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^DV[2-9A-HJKMNP-Z]{7}$/, 'not a booking code')
  .describe('code of the booking');

export const refundFlag = z.uuid('not the id of a refund').describe('id of the refund, see list-refunds');

export const voucherFlag = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^DV[2-9A-HJKMNP-Z]{7}-[1-9]\d?$/, 'not a voucher code')
  .describe('code of the voucher, as DV26A7K9Q-1');

export const dayFlag = z.iso.date('not a day, as 2026-11-21');
