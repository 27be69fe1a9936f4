/**
 * What a visitor sees whose address asked for too much. It is made without anything else of the site, so that refusing
 * stays cheap; a form that was sent keeps all that was typed and can be sent again from here.
 */
export const busyPage = {
  policy:
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  html({
    path,
    fields,
    retryAfterSeconds,
  }: {
    /** What was asked for, query and all. */
    path: string;
    /** What a form sent; null where none was sent. */
    fields: [name: string, value: string][] | null;
    retryAfterSeconds: number;
  }): string {
    const wait =
      retryAfterSeconds > 90 ? `${Math.ceil(retryAfterSeconds / 60)} phút` : `${retryAfterSeconds} giây`;
    const address = escapeHtml(path.startsWith('/') && !path.startsWith('//') ? path : '/');
    const again = fields
      ? `<p>Những gì bạn đã điền vẫn còn. Sau thời gian đó, bạn bấm gửi lại.</p>
<form method="post" action="${address}">${fields.map(hiddenField).join('')}<button>Gửi lại</button></form>`
      : `<p><a href="${address}">Thử lại</a></p>`;
    return `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Có quá nhiều yêu cầu cùng lúc | Nẻo Việt</title>
<style>
body { margin: 0; font: 17px/1.6 system-ui, sans-serif; color: #1f2a2e; background: #fbf8f2 }
main { max-width: 34rem; margin: 0 auto; padding: 12vh 1.25rem }
h1 { font-size: 1.7rem; line-height: 1.25 }
a { color: #0b5d6b }
button { min-height: 3rem; padding: 0 1.5rem; font: inherit; font-weight: 600; color: #fff; background: #0b5d6b; border: 0; border-radius: .75rem }
</style>
</head>
<body>
<main>
<h1>Có quá nhiều yêu cầu cùng lúc</h1>
<p>Từ mạng của bạn vừa có rất nhiều yêu cầu tới trang này. Bạn chờ ${wait} rồi thử lại nhé.</p>
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
