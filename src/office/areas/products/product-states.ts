import type { ProductState } from '#modules/catalog/editing/find-product-summary.ts';
import type { Tone } from '../../parts/badge.tsx';

/** States of a product, in words. */
export const productStates: Record<ProductState, { title: string; tone: Tone }> = {
  new: { title: 'Chưa đăng', tone: 'mute' },
  published: { title: 'Đang bán', tone: 'good' },
  withdrawn: { title: 'Đã gỡ', tone: 'warn' },
};
