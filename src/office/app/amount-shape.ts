import { z } from 'zod';

/** An amount as people type it: '1.500.000' or '1500000 đ'. */
const typedAmount = z
  .string()
  .transform((text) => Number(text.replace(/[.\s₫đ]/g, '') || Number.NaN))
  .refine((amount) => Number.isSafeInteger(amount) && amount >= 0, 'Nhập số tiền, ví dụ 1.500.000.');

/** A nonzero amount in đồng. */
export const amountShape = typedAmount.refine((amount) => amount !== 0, 'Nhập số tiền, ví dụ 1.500.000.');

/** A counted amount in đồng; may be 0. */
export const countedShape = typedAmount;
