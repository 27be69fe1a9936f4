import { data } from 'react-router';
import type { App } from '#platform/app.ts';
import { identifySender, type Sender } from '#platform/bots/sender.ts';
import { senderRefusals } from '#platform/bots/sender-refusals.ts';
import { readFormGuard } from './read-form-guard.ts';

/** What a page reads from a submitted form. All its other keys are shown again in the fields, for instance `typed`. */
type Reading = { ok: true; value: unknown } | { ok: false; errors: object };
type ValueOf<Read extends Reading> = Extract<Read, { ok: true }>['value'];
type ErrorsOf<Read extends Reading> = OwnErrorsOf<Extract<Read, { ok: false }>> & { form?: string };
type OwnErrorsOf<Refused extends { errors: object }> = [Refused] extends [never] ? object : Refused['errors'];
type ShownOf<Read extends Reading> = Omit<Read, 'ok' | 'value' | 'errors'>;

/**
 * The action of a public form that is protected against bots: reads it, identifies its sender and runs the page's own command.
 * Whatever refuses it, the page gets back what was typed, when the form was opened, and the errors.
 *
 * Three mechanisms stand beside it, because they admit their sender at another moment. A look-up (`guardedLookUp`) counts each
 * guess and gives the right ones back; it stores nothing. A hold (`holdForForm`) and an enquiry (`sendEnquiry`) admit theirs within
 * the idempotent run, so that a second tap gets the same booking or code without another proof; here it would be refused.
 * @param run answers with a redirect, or with why the command refused (status 422 unless it gives another)
 */
export async function runGuardedForm<Read extends Reading>(
  app: App,
  request: Request,
  {
    form,
    read,
    run,
  }: {
    form: FormData;
    read: (form: FormData, guard: ReturnType<typeof readFormGuard>) => Read;
    run: (
      value: ValueOf<Read>,
      by: { sender: Sender; ip: string },
    ) => Promise<Response | { errors: { form: string }; status?: number }>;
  },
) {
  const guard = readFormGuard(form, request);
  const { website, openedAt, altcha: proof, ip } = guard;
  const reading = read(form, guard);
  const again = (errors: object, status = 422) =>
    data({ ...shownOf(reading), openedAt, errors: errors as ErrorsOf<Read> }, { status });
  if (!reading.ok) return again(reading.errors);
  const found = await identifySender(app, { website, openedAt, proof, ip });
  if (!found.ok) return again({ form: senderRefusals[found.reason] });
  const answer = await run(reading.value, { sender: found.sender, ip });
  return answer instanceof Response ? answer : again(answer.errors, answer.status);
}

/** Without the value: it may contain a password. */
function shownOf<Read extends Reading>(reading: Read): ShownOf<Read> {
  const { ok: _ok, value: _value, errors: _errors, ...shown } = { value: null, errors: null, ...reading };
  return shown as ShownOf<Read>;
}
