import type { FormErrors } from '#platform/forms/errors-of.ts';
import type { FormRead, Typed } from '#platform/forms/read-form.ts';

/** What a form of the office hears back: what was done, why it was not, and what was typed, which is never lost. */
export interface ActionReply {
  done?: string;
  refused?: string;
  /** By the name of the field. */
  errors?: Readonly<FormErrors>;
  typed?: Readonly<Typed>;
}

/** What to say of a form that does not fit. */
export function wrongIn({ errors, typed }: Extract<FormRead<never>, { ok: false }>): ActionReply {
  return { errors, typed };
}

/** The reply as one of a page's forms sees it: nothing where it answers to what another form asked for. */
export function replyTo(reply: ActionReply | undefined, ...deeds: string[]): ActionReply {
  const asked = reply?.typed?.do;
  return reply && (asked === undefined || deeds.includes(asked)) ? reply : {};
}
