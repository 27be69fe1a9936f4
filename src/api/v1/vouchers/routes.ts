import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { codeParams } from '#api/v1/params.ts';
import { findScanner } from '#modules/suppliers/commands/scanner-keys.ts';
import { recordScans } from '#modules/vouchers/commands/record-scans.ts';
import { checkCode } from '#modules/vouchers/queries/check-code.ts';
import { scanOutcomeLabels } from '#modules/vouchers/rules/evaluate-scan.ts';
import { scansInput } from '#modules/vouchers/schema.ts';
import { publicVoucherKey } from '#modules/vouchers/voucher-key.ts';
import type { App } from '#platform/app.ts';
import { notFound, ProblemError } from '#platform/http/problem.ts';
import { codeChecks } from '#platform/limits/admit-call.ts';

const keyShape = z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string() });

const checkedShape = z.object({
  code: z.string(),
  kind: z.enum(['booking', 'voucher', 'open_voucher']),
  statusLabel: z.string(),
  isGood: z.boolean(),
  items: z.array(z.object({ title: z.string(), from: z.string().nullable(), to: z.string() })),
});

const scansShape = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      code: z.string().nullable(),
      outcome: z.string(),
      outcomeLabel: z.string(),
      usedAt: z.string().nullable(),
      usedBy: z.string().nullable(),
    }),
  ),
});

const tags = ['vouchers'];

/** Vouchers for outside callers: the public key for verification, the check of a code, and partners' scans. */
export const voucherRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  server.get(
    '/vouchers/key',
    { schema: { summary: 'Khóa công khai để kiểm tra mã QR của phiếu', tags, response: { 200: keyShape } } },
    async (_, reply) => {
      reply.header('cache-control', 'public, max-age=3600');
      return publicVoucherKey(app.secrets.voucherKey);
    },
  );

  server.get(
    '/vouchers/:code',
    {
      schema: {
        summary: 'Mã đặt chỗ hay mã phiếu này có thật không',
        tags,
        params: codeParams,
        response: { 200: checkedShape },
      },
      config: { calls: codeChecks },
    },
    async ({ params }, reply) => {
      const checked = await checkCode(app.readDb, params.code, app.clock.now());
      if (!checked) throw notFound('Chúng tôi không có mã này.');
      reply.header('cache-control', 'private, no-store');
      const { stateLabel, ...rest } = checked;
      return { ...rest, statusLabel: stateLabel };
    },
  );

  server.post(
    '/vouchers/scans',
    {
      schema: {
        summary: 'Đối tác gửi các lượt quét; gửi lại không làm đổi gì',
        tags,
        security: [{ scanKey: [] }],
        headers: z.object({ authorization: z.string().max(200).optional() }),
        body: scansInput,
        response: { 200: scansShape },
      },
      config: { calls: { name: 'scans', max: 60, windowSeconds: 60 } },
    },
    async ({ headers, body }) => {
      const given = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
      const known = await findScanner(app.db, given, app.clock.now());
      if (!known) throw new ProblemError(401, 'wrong_scan_key', 'Khóa quét không đúng hoặc đã bị thu hồi.');
      const { scans, scanner } = body;
      const results = await recordScans(
        app.db,
        publicVoucherKey(app.secrets.voucherKey),
        { scans, scannedBy: scanner, supplierId: known.supplierId },
        app.clock.now(),
      );
      return {
        results: results.map(({ usedAt, ...result }) => ({
          ...result,
          outcomeLabel: scanOutcomeLabels[result.outcome],
          usedAt: usedAt?.toISOString() ?? null,
        })),
      };
    },
  );
};
