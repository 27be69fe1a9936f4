import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import type { FileStore } from '#platform/storage/create-disk-store.ts';
import { nearestQuality } from '../rules.ts';

export interface WorkQueue {
  /** What the work comes to, once its turn has come; `full` when too many others wait. */
  run<Result>(work: () => Promise<Result>): Promise<Result> | 'full';
}

sharp.cache(false);

sharp.concurrency(1);

export type ImageFormat = 'webp' | 'avif';

export interface SizedImage {
  name: string;
  width: number;
  /** 1–100 on the scale of WebP; made at the next of the few qualities. */
  quality: number;
}

/** Resized copies of the pictures in a store. */
export interface PictureVariants {
  /** What was made before, or null. */
  find(image: SizedImage, format?: ImageFormat): Promise<Buffer | null>;
  /**
   * The picture at a width (never enlarged); made once and kept, and made once for all that ask meanwhile. Null when there
   * is no such picture, `busy` when too many others wait to be made.
   */
  get(image: SizedImage, format?: ImageFormat): Promise<Buffer | null | 'busy'>;
}

const folder = 'resized';

/** Each takes a core; more at once would only take it from the pages. */
const mostAtWork = 2;

const mostWaiting = 100;

/**
 * Variants kept below `resized/` in at most `maxBytes`, the oldest go first. Their number is bounded as well: a width is at
 * most that of the picture, and there are few qualities (S-08).
 */
export function createPictureVariants(store: FileStore, { maxBytes }: { maxBytes: number }): PictureVariants {
  const widths = new LRUCache<string, number>({ max: 20_000 });
  const running = new Map<string, Promise<Buffer | null>>();
  const queue = createWorkQueue({ mostAtWork, mostWaiting });
  let writtenBytes = Number.POSITIVE_INFINITY;

  /** The file that a wish ends in; null when there is no such picture. */
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

/** What the names of all copies of a picture begin with. */
function variantsOf(name: string): string {
  return `${folder}/${createHash('sha256').update(name).digest('hex').slice(0, 16)}-`;
}

/** Takes a picture and its copies at every size out of the store. Safe to repeat. */
export async function removePicture(store: FileStore, name: string): Promise<void> {
  await store.remove(name);
  const copies = (await store.list(folder)).filter((file) => file.name.startsWith(variantsOf(name)));
  for (const copy of copies) await store.remove(copy.name);
}

/** Leaves room for what comes, so that it does not run at every picture. */
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

/** AVIF's scale is another: at 55 our pictures look as WebP's do at 75, for a fifth fewer bytes and five times the work. */
function encode(sized: Sharp, format: ImageFormat, quality: number): Sharp {
  if (format === 'webp') return sized.webp({ quality, effort: 3 });
  return sized.avif({
    quality: Math.max(1, Math.round(quality * 0.73)),
    effort: 3,
    tune: 'ssim',
    chromaSubsampling: '4:2:0',
  });
}

/** Lets a few works run at once; the others wait in the order in which they came. */
export function createWorkQueue(limits: { mostAtWork: number; mostWaiting: number }): WorkQueue {
  const waiting: (() => void)[] = [];
  let atWork = 0;

  async function turn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (atWork >= limits.mostAtWork) await new Promise<void>((resolve) => waiting.push(resolve));
    else atWork++;
    try {
      return await work();
    } finally {
      // A place that is handed on stays taken, so that nobody who comes just now gets in between.
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

/** Below this width the frame of an AVIF file weighs more than it saves. */
const leastAvifWidth = 256;

/**
 * A picture for somebody who reads AVIF: as AVIF when it is made already, else as WebP at once (`isInterim`), and the
 * AVIF is queued for whoever asks next. Null when there is no such picture, `busy` when too many others wait.
 */
export async function offerImage(
  variants: PictureVariants,
  image: SizedImage,
  enqueueAvif: (image: SizedImage) => void,
): Promise<{ bytes: Buffer; format: 'webp' | 'avif'; isInterim: boolean } | null | 'busy'> {
  const isWorthwhile = image.width >= leastAvifWidth;
  const kept = isWorthwhile ? await variants.find(image, 'avif') : null;
  if (kept) return { bytes: kept, format: 'avif', isInterim: false };
  const bytes = await variants.get(image);
  if (!bytes || bytes === 'busy') return bytes;
  if (isWorthwhile) enqueueAvif(image);
  return { bytes, format: 'webp', isInterim: isWorthwhile };
}
