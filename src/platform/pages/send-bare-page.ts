import type { FastifyReply, FastifyRequest } from 'fastify';

/** A way on from a bare page. */
interface WayOn {
  label: string;
  href: string;
}

export interface BarePage {
  title: string;
  /** What happened and what to do: one paragraph each. */
  texts: string[];
  /** A form instead of the first way on, already escaped. */
  form?: string;
  ways: WayOn[];
  /** By which the log's lines are found; shown where somebody may call us about it. */
  requestId?: string;
}

/** Where to go from a page that cannot be had. */
export const home: WayOn = { label: 'Về trang chủ', href: '/' };
export const contact: WayOn = { label: 'Liên hệ', href: '/lien-he' };

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * A page of a refusal or a fault that is made without anything else of the site: no settings, no script, no database. It names no
 * company, because it must not read whose site this is.
 */
export function sendBarePage(reply: FastifyReply, status: number, page: BarePage): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(drawBarePage(page));
}

/** Whether a browser shows the reply as a page; scripts and programs ask for something else. */
export function isShownAsPage({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): boolean {
  const [path = ''] = url.split('?', 1);
  return !/^\/api\/|\.data$/.test(path) && /\btext\/html\b/.test(headers.accept ?? '');
}

function drawBarePage({ title, texts, form = '', ways, requestId }: BarePage): string {
  return `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>
body { margin: 0; font: 17px/1.6 system-ui, sans-serif; color: #12312e; background: #fbf7f0 }
main { max-width: 34rem; margin: 0 auto; padding: 12vh 1.25rem; overflow-wrap: anywhere }
h1 { margin: 0 0 .75rem; font-size: 1.75rem; line-height: 1.25; text-wrap: balance }
p { margin: 0 0 .75rem }
.ways { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.75rem }
form { display: contents }
a, button { display: inline-flex; align-items: center; min-height: 3rem; box-sizing: border-box; padding: 0 1.5rem; font: inherit; font-weight: 600; color: #0b6e69; background: #fff; border: 1px solid #0b6e69; border-radius: 12px; text-decoration: none; cursor: pointer }
.ways > :first-child, .ways > form:first-child > button { color: #fff; background: #0b6e69 }
a:focus-visible, button:focus-visible { outline: 3px solid #12312e; outline-offset: 3px }
small { display: block; margin-top: 2rem; font-size: .875rem; color: #4c6461 }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
<div class="ways">${form}${ways.map(wayOn).join('')}</div>
${requestId ? `<small>Mã lỗi ${escapeHtml(requestId)}</small>` : ''}
</main>
</body>
</html>
`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const wayOn = ({ label, href }: WayOn) =>
  `<a href="${escapeHtml(ownAddress(href))}">${escapeHtml(label)}</a>`;

/** An address of this site: '//elsewhere' would lead away from it. */
export const ownAddress = (address: string): string => (/^\/(?![/\\])/.test(address) ? address : '/');
