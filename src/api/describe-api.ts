interface Operation {
  summary?: string;
}

/** The API's document as a readable page: every call with its method, path and purpose. */
export function describeApi(document: {
  info: { title: string; description?: string };
  paths?: object;
}): string {
  const rows = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(
      ([method, operation]) => `<tr><td><code>${toHtml(method.toUpperCase())}</code></td>
<td><code>${toHtml(path)}</code></td><td>${toHtml(operation.summary ?? '')}</td></tr>`,
    ),
  );
  const title = toHtml(document.info.title);
  return `<!doctype html>
<html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>
body{font:16px/1.6 system-ui,sans-serif;max-width:960px;margin:2rem auto;padding:0 1rem;color:#12312e;background:#fbf7f0}
table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #e6dfd3;padding:.5rem;text-align:left;vertical-align:top}
th:first-child{white-space:nowrap}code{overflow-wrap:anywhere}a{color:#0b6e69}
@media(max-width:700px){thead{position:absolute;clip-path:inset(50%)}table,tbody{display:block}
tr{display:grid;grid-template-columns:4rem 1fr;border-bottom:1px solid #e6dfd3;padding:.5rem 0}
td{border:0;padding:0}td:last-child{grid-column:2}}</style></head>
<body><h1>${title}</h1><p>${toHtml(document.info.description ?? '')}</p>
<p>Tài liệu đầy đủ, có hình dạng từng yêu cầu và trả lời: <a href="/api/v1/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<table><thead><tr><th scope="col">Phương thức</th><th scope="col">Đường dẫn</th><th scope="col">Việc</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></body></html>`;
}

function toHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
