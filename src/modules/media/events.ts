import { type JobType, jobType } from '#platform/queue/queue.ts';
import type { SizedImage } from './commands/picture-variants.ts';

/**
 * A browser that accepts AVIF got a picture as WebP. Two are made at a time, so that vouchers and mails find a free core; a
 * picture that finds the queue full is queued again with the next visitor.
 */
export const avifWanted = jobType<SizedImage>('media.avif_wanted', {
  retryLimit: 3,
  retryDelaySeconds: 30,
  optional: { mostWaiting: 500, atOnce: 2 },
});

/** A file that no longer belongs to a picture, to be deleted if it is still unused then. */
export const pictureFileLeft = jobType<{ path: string }>('media.file_left');

export const mediaJobTypes = [avifWanted, pictureFileLeft] as unknown as JobType<never>[];
