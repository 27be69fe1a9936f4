import { busyWords } from '#web/app/errors/busy-words.ts';
import type { RefusedForm } from '#web/app/errors/refused-form.ts';

/**
 * The page for visitors whose IP address exceeded its rate limit. Made without anything else of the site, so that refusing stays
 * cheap; a submitted form keeps everything that was typed and can be sent again from here.
 */
export const busyPage = {
  policy:
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  html({
    path,
    fields,
    retryAfterSeconds,
  }: {
    /** The requested path, with its query. */
    path: string;
    /** The submitted form's fields; null where none was submitted. */
    fields: RefusedForm['fields'] | null;
    retryAfterSeconds: number;
  }): string {
    const address = escapeHtml(path.startsWith('/') && !path.startsWith('//') ? path : '/');
    const again = fields
      ? `<p>${busyWords.kept}</p>
<form method="post" action="${address}">${fields.map(hiddenField).join('')}<button>${busyWords.sendAgain}</button></form>`
      : `<p><a href="${address}">Thử lại</a></p>`;
    return `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${busyWords.title} | Nẻo Việt</title>
<style>
body { margin: 0; font: 17px/1.6 system-ui, sans-serif; color: #12312e; background: #fbf7f0 }
main { max-width: 34rem; margin: 0 auto; padding: 12vh 1.25rem }
h1 { font-size: 1.75rem; line-height: 1.25; text-wrap: balance }
a, button { display: inline-flex; align-items: center; min-height: 3rem; padding: 0 1.5rem; font: inherit; font-weight: 600; color: #fff; background: #0b6e69; border: 0; border-radius: 12px; text-decoration: none; cursor: pointer }
a:focus-visible, button:focus-visible { outline: 3px solid #12312e; outline-offset: 3px }
</style>
</head>
<body>
<main>
<h1>${busyWords.title}</h1>
<p>${busyWords.text(retryAfterSeconds)}</p>
${again}
</main>
</body>
</html>
`;
  },
};

function hiddenField([name, value]: [string, string]): string {
  return `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
