import { type JobType, jobType } from '#platform/queue/queue.ts';

/** A time that somebody set for a product to go onto the site has come. */
export const productDue = jobType<{ productId: number }>('catalogue.product_due');

/** A product was put on the site, or what it says there was replaced: days and prices may follow from it. */
export const productPublished = jobType<{ productId: number }>('catalogue.product_published');

/** For `Worker.start`. */
export const catalogueJobTypes = [productDue, productPublished] as unknown as JobType<never>[];
