import { keepMailWords } from '#modules/mails/commands/keep-mail-words.ts';
import { keepIf } from '#platform/db/try-out.ts';
import { actOnBooking } from './act-on-booking.ts';
import type { ActionContext, ActResult } from './action-context.ts';
import type { ActionName } from './booking-action.ts';
import { guestMailOf, typedWords, wordsField } from './guest-mail-of.ts';

/**
 * Runs a sheet's action and, where the guest's mail was reworded, saves that wording in the same transaction: both happen or neither
 * does.
 */
export async function actWithWords(
  name: ActionName,
  action: ActionContext,
  { form, value }: { form: FormData; value: never },
): Promise<ActResult & { problems?: Record<string, string> }> {
  const template = guestMailOf(name, form);
  const typed = typedWords(form, template);
  if (!template || Object.keys(typed).length === 0) return actOnBooking(name, action, value);
  return keepIf(
    action.app.db,
    async (tx): Promise<ActResult & { problems?: Record<string, string> }> => {
      const app = { ...action.app, db: tx };
      const result = await actOnBooking(name, { ...action, app }, value);
      if (!result.ok) return result;
      const { id } = await tx
        .selectFrom('bookings')
        .select('id')
        .where('code', '=', action.code)
        .executeTakeFirstOrThrow();
      const about = { bookingId: id, at: action.now.toISOString(), typed, actor: action.actor };
      const kept = await keepMailWords(app, template, about);
      return kept.ok ? result : { ok: false, reason: 'mail_words', problems: inFields(kept.problems) };
    },
    ({ ok }) => ok,
  );
}

function inFields(problems: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(problems).map(([part, words]) => [wordsField + part, words]));
}
