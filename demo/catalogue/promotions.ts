import type { z } from 'zod';
import type { promotionInput } from '#modules/pricing/schema.ts';

/** Codes that guests may type in the demo; days are those of booking, not of travel. */
export const promotions: z.input<typeof promotionInput>[] = [
  {
    code: 'CHAOHE',
    title: 'Chào hè sớm',
    percent: 5,
    mostVnd: 300_000,
    fromTotalVnd: 2_000_000,
    fromOn: '2026-11-15',
    toOn: '2027-11-14',
    uses: 500,
    usesPerPhone: 1,
  },
  {
    code: 'TAUVINH',
    title: 'Ngủ đêm trên vịnh',
    percent: 8,
    mostVnd: 1_000_000,
    kinds: ['cruise'],
    fromOn: '2026-11-01',
    toOn: '2027-06-30',
    uses: 200,
    usesPerPhone: 2,
  },
  {
    code: 'TETDOANVIEN',
    title: 'Tết đoàn viên',
    amountVnd: 400_000,
    fromTotalVnd: 8_000_000,
    fromOn: '2026-11-15',
    toOn: '2027-02-12',
    uses: 300,
    usesPerPhone: 1,
  },
];
