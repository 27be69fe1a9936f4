import { once } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { paperLimits } from '#modules/catalog/commands/suppliers.ts';
import { may as maySuppliers } from '#modules/catalog/policy.ts';
import { readStaffSession } from '#modules/identity/sessions/read-staff-session.ts';
import { libraryLimits } from '#modules/media/commands/read-picture.ts';
import { may } from '#modules/media/policy.ts';
import { pieceBytes } from '#modules/media/rules.ts';
import { sheetLimits } from '#modules/sheets/files/sheet-limits.ts';
import { may as maySheets } from '#modules/sheets/policy.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { type CallLimit, writeCalls } from '#platform/limits/admit-call.ts';
import { toWebRequest } from '#platform/pages/to-web-request.ts';

/** Limit of chunk requests: a hundred pictures of some megabytes are some hundred chunks. */
const pieceCalls: CallLimit = { name: 'picture pieces', max: 600, windowSeconds: 60 };
/** Size of a multipart form around its file. */
const aroundBytes = 64 * 1024;
/** How much of an oversized request is still read, because a browser reads no response before it has sent its form. */
const maxDrained = 100 * 1024 * 1024;

/** Who may send a form, and its maximum file size. */
interface Guard {
  isOpenTo: (actor: StaffActor) => boolean;
  most: number;
  refusal: string;
}

/**
 * The office's large forms: pictures, sheets and suppliers' documents. Nothing is read before the sender has shown a session with the
 * right to upload; an oversized file is answered with the form and an error.
 */
export function uploadForms(app: App) {
  const guard =
    ({ isOpenTo, most, refusal }: Guard) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const session = await readStaffSession(app, toWebRequest(request, app.config.publicUrl), {
        isVisit: false,
      });
      const bytes = Number(request.headers['content-length'] ?? 0);
      const isAllowed = session !== null && isOpenTo({ ...session, cameFrom: request.ip, requestId: null });
      if (isAllowed && bytes <= most + aroundBytes) return;
      if (bytes <= maxDrained) await once(request.raw.resume(), 'end');
      reply.header('cache-control', 'private, no-store');
      if (!session) return reply.redirect('/quan-tri/dang-nhap', 303);
      if (!isAllowed) return reply.code(403).type('text/plain; charset=utf-8').send(refusal);
      const [path = ''] = request.url.split('?', 1);
      return reply.redirect(`${path}?loi=nang`, 303);
    };
  const bodyLimit = libraryLimits.bytes + aroundBytes;
  const onRequest = guard({
    isOpenTo: (actor) => may(actor, 'media.edit'),
    most: libraryLimits.bytes,
    refusal: 'Vai trò của bạn không thêm được hình.',
  });
  const onSheet = guard({
    isOpenTo: (actor) => maySheets(actor, 'sheet.import'),
    most: sheetLimits.fileBytes,
    refusal: 'Vai trò của bạn không nhập được bảng tính.',
  });
  const onPaper = guard({
    isOpenTo: (actor) => maySuppliers(actor, 'supplier.papers'),
    most: paperLimits.bytes,
    refusal: 'Vai trò của bạn không thêm được giấy tờ của nhà cung cấp.',
  });
  return [
    { url: '/quan-tri/hinh-anh/tai-len', calls: pieceCalls, bodyLimit: pieceBytes, onRequest },
    { url: '/quan-tri/hinh-anh/them', calls: writeCalls, bodyLimit, onRequest },
    { url: '/quan-tri/hinh-anh/:id/thay', calls: writeCalls, bodyLimit, onRequest },
    {
      url: '/quan-tri/nhap-xuat',
      calls: writeCalls,
      bodyLimit: sheetLimits.fileBytes + aroundBytes,
      onRequest: onSheet,
    },
    {
      url: '/quan-tri/nha-cung-cap/:slug/giay-to',
      calls: writeCalls,
      bodyLimit: paperLimits.bytes + aroundBytes,
      onRequest: onPaper,
    },
  ];
}
