import type { DemoProduct } from '../demo-product.ts';
import type { ServiceDraft } from './service-packages.ts';

/** The details of an event for a company: paid by the guest, 30% at once and the rest a week before. */
export const eventTerms = (
  details: Omit<ServiceDraft, 'per' | 'isQuoteLed' | 'depositPercent' | 'balanceDays'>,
): ServiceDraft => ({ per: 'khách', isQuoteLed: true, depositPercent: 30, balanceDays: 7, ...details });

/** How events are sold. */
export const eventPlans: NonNullable<DemoProduct['ratePlans']> = [
  { code: 'dat-coc', title: 'Đặt cọc 30% để giữ ngày', cancellationPolicy: 'tour', payMode: 'deposit' },
];
