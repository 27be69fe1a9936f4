import type { FastifyReply } from 'fastify';
import { escapeHtml, home, ownAddress, sendBarePage } from '#platform/pages/send-bare-page.ts';
import { busyWords } from '#web/app/errors/busy-words.ts';
import type { RefusedForm } from '#web/app/errors/refused-form.ts';

/**
 * The page for visitors whose IP address exceeded its rate limit, made without anything else of the site, so that refusing stays
 * cheap. A submitted form keeps everything that was typed and can be sent again from here.
 * @param refused `fields` are null where no form was submitted
 */
export function sendBusyPage(
  reply: FastifyReply,
  { path, fields, retryAfterSeconds }: Omit<RefusedForm, 'fields'> & { fields: RefusedForm['fields'] | null },
): FastifyReply {
  const address = ownAddress(path);
  return sendBarePage(reply, 429, {
    title: busyWords.title,
    texts: [busyWords.text(retryAfterSeconds), ...(fields ? [busyWords.kept] : [])],
    form: fields
      ? `<form method="post" action="${escapeHtml(address)}">${fields.map(hiddenField).join('')}<button>${busyWords.sendAgain}</button></form>`
      : '',
    ways: [...(fields ? [] : [{ label: 'Thử lại', href: address }]), home],
  });
}

function hiddenField([name, value]: [string, string]): string {
  return `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;
}
