import { z } from 'zod';

export const keyShape = z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string() });

export const checkedShape = z.object({
  code: z.string(),
  kind: z.enum(['booking', 'voucher', 'open_voucher']),
  statusLabel: z.string(),
  isGood: z.boolean(),
  items: z.array(z.object({ title: z.string(), from: z.string().nullable(), to: z.string() })),
});

export const scansShape = z.object({
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
