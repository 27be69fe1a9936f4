import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#platform/config/config.ts';
import { isCrossOrigin } from '#platform/http/is-cross-origin.ts';
import { siteOrigins } from '#platform/http/site-origins.ts';
import { readPageAddress } from '#web/serve/page-address.ts';

interface Refusal {
  status: number;
  /** For the visitor. */
  text: string;
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
    text: 'Biểu mẫu này được gửi từ một trang khác. Vui lòng mở lại trang rồi gửi.',
  },
  other_spelling: { status: 400, text: 'Địa chỉ này không nhận biểu mẫu.' },
  media_type: { status: 415, text: 'Trang này chỉ nhận biểu mẫu.' },
  malformed: { status: 400, text: 'Biểu mẫu gửi lên không đọc được.' },
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

export function refusePage(reply: FastifyReply, { status, text }: Refusal): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(text);
}

/** Refuses an address with NUL, which PostgreSQL cannot store and nobody types. `refuseForm` looks for it in forms. */
export async function refuseNul({ url }: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  return url.includes('%00')
    ? refusePage(reply, { status: 400, text: 'Địa chỉ này không đọc được.' })
    : undefined;
}
