import { type JobType, jobType } from '#platform/queue/queue.ts';

/** A time that somebody set for a product to go onto the site has come. */
export const productDue = jobType<{ productId: number }>('catalogue.product_due');

/** For `Worker.start`. */
export const catalogueJobTypes = [productDue] as unknown as JobType<never>[];
