import { data } from 'react-router';
import type { FormErrors } from '#platform/forms/errors-of.ts';
import type { FormRead, Typed } from '#platform/forms/read-form.ts';

/** Reply to a submitted form of the office: what was done or why it was refused, and the typed values, which are never lost. */
export interface ActionReply {
  done?: string;
  refused?: string;
  /** Refused because the role may not do it. */
  isForbidden?: boolean;
  /** Error messages by field name. */
  errors?: Readonly<FormErrors>;
  typed?: Readonly<Typed>;
}

/** The reply to a form that fails validation. */
export function wrongIn({ errors, typed }: Extract<FormRead<never>, { ok: false }>): ActionReply {
  return { errors, typed };
}

/** The reply for one of a page's forms; empty where the reply answers another form. */
export function replyTo(reply: ActionReply | undefined, ...actions: string[]): ActionReply {
  const action = reply?.typed?.do;
  return reply && (action === undefined || actions.includes(action)) ? reply : {};
}

/** Sends a reply: 403 where the role may not do it, and `refusedAs` for any other refusal. */
export function answerForm<Reply extends ActionReply>(reply: Reply, refusedAs = 422) {
  const isRefused = reply.refused !== undefined || reply.errors !== undefined;
  return data(reply, { status: reply.isForbidden ? 403 : isRefused ? refusedAs : 200 });
}
