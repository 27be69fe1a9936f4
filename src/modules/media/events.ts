import { type JobType, jobType } from '#platform/queue/queue.ts';
import type { SizedImage } from './commands/picture-variants.ts';

/**
 * Somebody who reads AVIF was shown a picture as WebP. Two are made at a time, so that vouchers and mails find a core; what
 * finds no room is queued again with the next visitor.
 */
export const avifWanted = jobType<SizedImage>('media.avif_wanted', {
  retryLimit: 3,
  retryDelaySeconds: 30,
  optional: { mostWaiting: 500, atOnce: 2 },
});

/** A file that no picture is any more, to be let go if nothing has come to show it since. */
export const pictureFileLeft = jobType<{ path: string }>('media.file_left');

export const mediaJobTypes = [avifWanted, pictureFileLeft] as unknown as JobType<never>[];
