import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#platform/config/config.ts';
import { isCrossOrigin } from '#platform/http/is-cross-origin.ts';
import { siteOrigins } from '#platform/http/site-origins.ts';
import { contact, home, isShownAsPage, sendBarePage } from '#platform/pages/send-bare-page.ts';
import { readPageAddress } from '#web/serve/page-address.ts';

interface Refusal {
  status: number;
  /** For the visitor: what happened. */
  title: string;
  /** What to do about it. */
  text: string;
  /** Whether the address has a page that the form can be filled in on again. */
  canReopen?: boolean;
}

/**
 * Why a submitted form is refused unread; null when a page may have it. A form must come from a page of ours, to a canonical
 * path, in one of the two content types of browser forms.
 */
export async function refuseForm(request: FastifyRequest, site: Config): Promise<Refusal | null> {
  const reason = await reasonToRefuse(request, site);
  if (!reason) return null;
  request.log.info({ reason, origin: request.headers.origin?.slice(0, 100) }, 'a form was refused');
  return refusals[reason];
}

const refusals = {
  cross_origin: {
    status: 400,
    title: 'Biểu mẫu chưa được nhận',
    text: 'Biểu mẫu này được gửi từ một trang khác. Bạn mở lại trang rồi gửi lần nữa.',
    canReopen: true,
  },
  other_spelling: {
    status: 400,
    title: 'Biểu mẫu chưa được nhận',
    text: 'Địa chỉ này không nhận biểu mẫu. Bạn bắt đầu lại từ trang chủ.',
  },
  media_type: {
    status: 415,
    title: 'Phần gửi lên không đọc được',
    text: 'Trang này chỉ nhận biểu mẫu. Bạn mở lại trang rồi gửi lần nữa.',
    canReopen: true,
  },
  malformed: {
    status: 400,
    title: 'Phần gửi lên không đọc được',
    text: 'Một phần của biểu mẫu bị hỏng trên đường đi. Bạn mở lại trang rồi gửi lần nữa.',
    canReopen: true,
  },
};

async function reasonToRefuse(request: FastifyRequest, site: Config): Promise<keyof typeof refusals | null> {
  const { headers, body } = request;
  if (isCrossOrigin(headers, siteOrigins(site)) && !isAppleAnswer(request, site)) return 'cross_origin';
  if (!readPageAddress(request.url).isCanonical) return 'other_spelling';
  const type = headers['content-type'] ?? '';
  // NUL, which PostgreSQL cannot store and nobody types, is refused here as the API refuses it.
  if (/^application\/x-www-form-urlencoded\b/i.test(type))
    return /\0|%00/.test(Buffer.isBuffer(body) ? body.toString('latin1') : '') ? 'malformed' : null;
  if (!/^multipart\/form-data\b/i.test(type)) return 'media_type';
  const sent = new Response(Buffer.isBuffer(body) ? new Uint8Array(body) : null, {
    headers: { 'content-type': type },
  });
  const form = await sent.formData().catch(() => null);
  // File contents are checked by the page that asks for files.
  const isText = ([name, value]: [string, FormDataEntryValue]) =>
    !`${name}${typeof value === 'string' ? value : value.name}`.includes('\0');
  return form && [...form].every(isText) ? null : 'malformed';
}

/**
 * Apple answers a sign-in by a form posted cross-site (`form_post`), to this one path. Its content is of use only together with
 * the cookie of the browser that was sent there.
 */
function isAppleAnswer({ url, headers, body }: FastifyRequest, { guestProviders }: Config): boolean {
  const { apple } = guestProviders;
  if (!apple || url !== '/dang-nhap/apple' || headers.origin !== new URL(apple.issuer).origin) return false;
  return Buffer.isBuffer(body) && new URLSearchParams(body.toString('utf8')).has('state');
}

/** Refuses by a page of its own; scripts and programs get the words alone. */
export function refusePage(reply: FastifyReply, { status, title, text, canReopen }: Refusal): FastifyReply {
  const { request } = reply;
  if (!isShownAsPage(request))
    return reply.code(status).type('text/plain; charset=utf-8').send(`${title}. ${text}`);
  const reopened = canReopen ? [{ label: 'Mở lại trang', href: request.url }] : [];
  return sendBarePage(reply, status, { title, texts: [text], ways: [...reopened, home, contact] });
}

/** Refuses an address with NUL, which PostgreSQL cannot store and nobody types. `refuseForm` looks for it in forms. */
export async function refuseNul({ url }: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  return url.includes('%00')
    ? refusePage(reply, {
        status: 400,
        title: 'Địa chỉ này không đọc được',
        text: 'Liên kết có thể bị hỏng khi sao chép. Bạn bắt đầu lại từ trang chủ.',
      })
    : undefined;
}
