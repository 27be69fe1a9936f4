import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { codeParams } from '#api/v1/params.ts';
import {
  type ApprovalRefusal,
  approvalRefusals,
  decideApproval,
  longestApprovalNote,
} from '#modules/booking/hold/create-booking.ts';
import { findFirm, listFirms } from '#modules/firms/queries/find-firm.ts';
import { readGuestSession } from '#modules/identity/guests/read-guest-session.ts';
import { listFirmBookings, sumFirmMonths } from '#modules/sales/queries/list-firm-bookings.ts';
import type { App } from '#platform/app.ts';
import { notFound, ProblemError } from '#platform/http/problem.ts';
import { firmsShape } from './auth-shapes.ts';
import { guardAuth } from './guard-auth.ts';
import { cookiesOf } from './visit-of.ts';

/**
 * The firms of the signed-in guest with the bookings for each: all of them for a manager, else their own. Managers also
 * approve or refuse bookings here.
 */
export const firmRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  guardAuth(server, app);
  server.get(
    '/me/firms',
    {
      schema: {
        summary:
          'Tài khoản công ty của khách đang đăng nhập: vai trò, tổng theo tháng, 100 đặt chỗ gần nhất (quản lý thấy của cả công ty, người đặt thấy của mình); 401 khi chưa',
        tags: ['auth'],
        security: [{ guestSession: [] }],
        response: { 200: firmsShape },
      },
    },
    async (request) => {
      const userId = await whoAsks(app, request);
      const firms = [];
      for (const { version: _, ...firm } of await listFirms(app.db, userId)) {
        const scope = { firmId: firm.id, userId, onlyOwn: firm.role !== 'manager' };
        const bookings = await listFirmBookings(app.db, scope, 100);
        firms.push({ ...firm, months: await sumFirmMonths(app.db, scope), bookings });
      }
      return { firms };
    },
  );
  server.post(
    '/me/firms/:firmId/approvals/:code',
    {
      schema: {
        summary:
          'Quản lý duyệt hoặc không duyệt một đặt chỗ vượt hạn mức của công ty mình; duyệt rồi người đặt mới trả được, không duyệt thì hủy và hoàn đủ',
        tags: ['auth'],
        security: [{ guestSession: [] }],
        params: z.object({ firmId: z.uuid('Mã công ty chưa đúng.'), ...codeParams.shape }),
        body: z.object({
          isApproved: z.boolean('isApproved là true hoặc false.'),
          note: z
            .string()
            .trim()
            .max(longestApprovalNote, `Lời nhắn nhiều nhất ${longestApprovalNote} ký tự.`)
            .default(''),
        }),
        response: { 200: z.object({ code: z.string(), approval: z.enum(['approved', 'refused']) }) },
      },
    },
    async (request) => {
      const userId = await whoAsks(app, request);
      const { firmId, code } = request.params;
      // Nobody outside a firm learns that it exists.
      if (!(await findFirm(app.db, { firmId, userId }))) throw notFound('Không có công ty này.');
      const { isApproved, note } = request.body;
      const decision = { code, firmId, userId, isApproved, note };
      const result = await decideApproval(app.db, app.queue, decision, app.clock.now());
      if (!result.ok) throw approvalProblem(result.reason);
      return { code, approval: isApproved ? ('approved' as const) : ('refused' as const) };
    },
  );
};

/** @throws ProblemError 401 without a session */
async function whoAsks(app: App, request: FastifyRequest): Promise<string> {
  const session = await readGuestSession(app, cookiesOf(request));
  if (!session) throw new ProblemError(401, 'not_signed_in', 'Bạn chưa đăng nhập.');
  return session.userId;
}

function approvalProblem(reason: ApprovalRefusal): ProblemError {
  const words = approvalRefusals[reason];
  if (reason === 'needs_note')
    return new ProblemError(400, reason, words, { errors: [{ field: 'note', message: words }] });
  return new ProblemError(reason === 'not_manager' ? 403 : 409, reason, words);
}
