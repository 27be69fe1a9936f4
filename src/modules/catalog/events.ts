import { type JobType, jobType } from '#platform/queue/queue.ts';

/** The scheduled publication time of a product has come. */
export const productDue = jobType<{ productId: number }>('catalogue.product_due');

/** A product was published or its live content replaced: days and prices may follow from it. */
export const productPublished = jobType<{ productId: number }>('catalogue.product_published');

/** For `Worker.start`. */
export const catalogueJobTypes = [productDue, productPublished] as unknown as JobType<never>[];
