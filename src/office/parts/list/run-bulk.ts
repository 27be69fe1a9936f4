import { isBusyElsewhere } from '#platform/db/is-database-away.ts';
import type { BulkReply } from './bulk-reply.ts';

/** The result of one row: an undo token, or why it failed. */
export type BulkStep = { ok: true; undo?: string } | { ok: false; why: string };

/** Rows per batch: few enough to show progress. */
const batch = 25;

/** Runs an action on the form's next rows, one after the other; the form carries the results of earlier ones. */
export async function runBulk(
  form: FormData,
  typed: Record<string, string>,
  step: (key: string) => Promise<BulkStep>,
): Promise<BulkReply> {
  const texts = (name: string) => form.getAll(name).map(String);
  const keys = [...new Set(texts('ma'))];
  const undo = texts('hoan');
  const refused = texts('hong').map((text) => {
    const [key = '', ...why] = text.split(' ');
    return { key, why: why.join(' ') };
  });
  const total = Number(form.get('tong')) || keys.length;
  for (const key of keys.slice(0, batch)) {
    const result = await tryStep(() => step(key));
    if (!result.ok) refused.push({ key, why: result.why });
    else if (result.undo) undo.push(result.undo);
  }
  const rest = keys.slice(batch);
  return { total, done: total - rest.length - refused.length, refused, rest, undo, typed };
}

/** Undoes the actions of these tokens. */
export async function undoBulk(
  form: FormData,
  step: (token: string) => Promise<BulkStep>,
): Promise<BulkReply> {
  const tokens = form.getAll('hoan').map(String);
  const refused: { key: string; why: string }[] = [];
  for (const token of tokens) {
    const result = await tryStep(() => step(token));
    if (!result.ok) refused.push({ key: token.split('=')[0] ?? '', why: result.why });
  }
  return { total: tokens.length, done: tokens.length - refused.length, refused, isUndone: true };
}

/** A row that somebody else holds too long is refused alone: those before it are done, and their undo must not be lost. */
async function tryStep(step: () => Promise<BulkStep>): Promise<BulkStep> {
  try {
    return await step();
  } catch (fault) {
    if (!isBusyElsewhere(fault)) throw fault;
    return { ok: false, why: 'Có người đang làm trên dòng này. Bạn thử lại sau vài giây.' };
  }
}
