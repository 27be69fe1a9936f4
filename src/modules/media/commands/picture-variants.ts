import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import type { FileStore } from '#platform/storage/create-disk-store.ts';
import { nearestQuality } from '../rules.ts';

export interface WorkQueue {
  /** The result of the work, once it was its turn; `full` when too many others wait. */
  run<Result>(work: () => Promise<Result>): Promise<Result> | 'full';
}

sharp.cache(false);

sharp.concurrency(1);

export type ImageFormat = 'webp' | 'avif';

export interface SizedImage {
  name: string;
  width: number;
  /** 1–100 on the scale of WebP; rounded up to one of the few qualities. */
  quality: number;
}

/** Resized variants of the pictures in a store. */
export interface PictureVariants {
  /** An existing variant, or null. */
  find(image: SizedImage, format?: ImageFormat): Promise<Buffer | null>;
  /**
   * The picture at a width (never enlarged); made once and stored, also for concurrent requests. Null when there is no such
   * picture, `busy` when too many others are waiting.
   */
  get(image: SizedImage, format?: ImageFormat): Promise<Buffer | null | 'busy'>;
}

const folder = 'resized';

/** Each occupies a core; more in parallel would take cores from the pages. */
const mostAtWork = 2;

const mostWaiting = 100;

/**
 * Variants stored below `resized/` in at most `maxBytes`, the oldest are deleted first. Their number is bounded as well: a width is
 * at most that of the picture, and there are few qualities (S-08).
 */
export function createPictureVariants(store: FileStore, { maxBytes }: { maxBytes: number }): PictureVariants {
  const widths = new LRUCache<string, number>({ max: 20_000 });
  const running = new Map<string, Promise<Buffer | null>>();
  const queue = createWorkQueue({ mostAtWork, mostWaiting });
  let writtenBytes = Number.POSITIVE_INFINITY;

  /** The file of a requested variant; null when there is no such picture. */
  async function targetOf({ name, width, quality }: SizedImage, format: ImageFormat) {
    const sourceWidth = widths.get(name) ?? (await readWidth(name));
    if (sourceWidth === null) return null;
    return `${variantsOf(name)}${Math.min(width, sourceWidth)}-${nearestQuality(quality)}.${format}`;
  }

  async function readWidth(name: string): Promise<number | null> {
    const source = await store.read(name);
    const width = source ? ((await sharp(source).metadata()).width ?? null) : null;
    if (width !== null) widths.set(name, width);
    return width;
  }

  async function make(target: string, image: SizedImage, format: ImageFormat): Promise<Buffer | null> {
    const source = await store.read(image.name);
    if (!source) return null;
    const sized = sharp(source).resize({ width: image.width, withoutEnlargement: true });
    const bytes = await encode(sized, format, nearestQuality(image.quality)).toBuffer();
    await store.write(target, bytes);
    writtenBytes += bytes.length;
    if (writtenBytes > maxBytes / 16) {
      writtenBytes = 0;
      await trimFolder(store, maxBytes);
    }
    return bytes;
  }

  return {
    async find(image, format = 'webp') {
      const target = await targetOf(image, format);
      return target ? store.read(target) : null;
    },
    async get(image, format = 'webp') {
      const target = await targetOf(image, format);
      if (!target) return null;
      const kept = await store.read(target);
      if (kept) return kept;
      const busy = running.get(target);
      if (busy) return busy;
      const work = queue.run(() => make(target, image, format));
      if (work === 'full') return 'busy';
      const made = work.finally(() => running.delete(target));
      running.set(target, made);
      return made;
    },
  };
}

/** The name prefix of all variants of a picture. */
function variantsOf(name: string): string {
  return `${folder}/${createHash('sha256').update(name).digest('hex').slice(0, 16)}-`;
}

/** Deletes a picture and all its variants from the store. Idempotent. */
export async function removePicture(store: FileStore, name: string): Promise<void> {
  await store.remove(name);
  const copies = (await store.list(folder)).filter((file) => file.name.startsWith(variantsOf(name)));
  for (const copy of copies) await store.remove(copy.name);
}

/** Trims to below the maximum, so that it does not run for every picture. */
async function trimFolder(store: FileStore, maxBytes: number): Promise<void> {
  const files = (await store.list(folder)).sort((a, b) => a.writtenAt - b.writtenAt);
  let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= maxBytes) return;
  for (const { name, bytes } of files) {
    if (total <= maxBytes * 0.8) return;
    await store.remove(name);
    total -= bytes;
  }
}

/** AVIF's quality scale differs: 55 looks like WebP's 75 for our pictures, with a fifth fewer bytes and five times the work. */
function encode(sized: Sharp, format: ImageFormat, quality: number): Sharp {
  if (format === 'webp') return sized.webp({ quality, effort: 3 });
  return sized.avif({
    quality: Math.max(1, Math.round(quality * 0.73)),
    effort: 3,
    tune: 'ssim',
    chromaSubsampling: '4:2:0',
  });
}

/** Bulkhead: runs a limited number of tasks at once; the others wait in order of arrival. */
export function createWorkQueue(limits: { mostAtWork: number; mostWaiting: number }): WorkQueue {
  const waiting: (() => void)[] = [];
  let atWork = 0;

  async function turn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (atWork >= limits.mostAtWork) await new Promise<void>((resolve) => waiting.push(resolve));
    else atWork++;
    try {
      return await work();
    } finally {
      // The slot is handed over without being released, so that a new task cannot take it first.
      const next = waiting.shift();
      if (next) next();
      else atWork--;
    }
  }

  return {
    run: (work) =>
      atWork >= limits.mostAtWork && waiting.length >= limits.mostWaiting ? 'full' : turn(work),
  };
}

/** Below this width the container overhead of an AVIF file exceeds its savings. */
const minAvifWidth = 256;

/**
 * A picture for a browser that accepts AVIF: as AVIF when it exists already, else as WebP at once (`isInterim`), and the AVIF is
 * queued for later requests. Null when there is no such picture, `busy` when too many others are waiting.
 */
export async function offerImage(
  variants: PictureVariants,
  image: SizedImage,
  enqueueAvif: (image: SizedImage) => void,
): Promise<{ bytes: Buffer; format: 'webp' | 'avif'; isInterim: boolean } | null | 'busy'> {
  const isWorthwhile = image.width >= minAvifWidth;
  const kept = isWorthwhile ? await variants.find(image, 'avif') : null;
  if (kept) return { bytes: kept, format: 'avif', isInterim: false };
  const bytes = await variants.get(image);
  if (!bytes || bytes === 'busy') return bytes;
  if (isWorthwhile) enqueueAvif(image);
  return { bytes, format: 'webp', isInterim: isWorthwhile };
}
