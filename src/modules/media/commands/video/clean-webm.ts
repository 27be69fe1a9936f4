import { type Element, elementsIn, numberIn, readVint, voidElement } from './elements-in.ts';
import { type CleanVideo, RefusedVideo } from './refused-video.ts';

/** How an element is treated: `true` keeps it, 'blank' fills it with zeros, a table applies to its child elements. */
interface Kept {
  [id: number]: true | 'blank' | Kept;
}

/** The elements of the Matroska specification (RFC 9559) that browsers need for playback; all others are turned into Void elements. */
const segment: Kept = {
  290298740: { 19899: { 21419: true, 21420: true } },
  // The writing application is mandatory, but may be blank.
  357149030: { 2807729: true, 17545: true, 19840: 'blank', 22337: 'blank' },
  475249515: { 187: { 179: true, 183: { 247: true, 241: true, 178: true, 240: true, 21368: true } } },
};
const trackEntry: Kept = {
  215: true,
  29637: true,
  131: true,
  185: true,
  136: true,
  21930: true,
  156: true,
  2352003: true,
  2274716: true,
  134: true,
  25506: true,
  22186: true,
  22203: true,
  224: { 176: true, 186: true, 21680: true, 21690: true, 21682: true, 154: true },
  225: { 181: true, 30901: true, 159: true, 25188: true },
};
const blockGroup: Kept = { 161: true, 155: true, 251: true, 30114: true };
const tracksId = 0x1654ae6b;
const clusterId = 0x1f43b675;
const codecs: Readonly<Record<number, readonly string[]>> = { 1: ['V_VP8', 'V_VP9'], 2: ['A_OPUS'] };

interface Film {
  tracks: Set<number>;
  size: { width: number; height: number } | null;
  tickMs: number;
  lastTick: number;
  saidTicks: number;
}

/**
 * Overwrites in a WebM file, in place, everything that playback does not need: titles, dates, tags, attachments, other
 * tracks. @throws RefusedVideo
 */
export function cleanWebm(file: Buffer): CleanVideo {
  const [head, body, ...more] = elementsIn(file, 0, file.length);
  if (!head || body?.id !== 0x18538067) throw new RefusedVideo('not_a_video');
  if (textOf(file, elementsIn(file, head.body, head.end), 0x4282) !== 'webm') throw new RefusedVideo('codec');
  keep(file, head, {
    17030: true,
    17143: true,
    17138: true,
    17139: true,
    17026: true,
    17031: true,
    17029: true,
  });
  for (const element of more) voidElement(file, element);
  const film: Film = { tracks: new Set(), size: null, tickMs: 1, lastTick: 0, saidTicks: 0 };
  const parts = elementsIn(file, body.body, body.end);
  for (const part of parts.filter(({ id }) => id === tracksId)) cleanTracks(file, part, film);
  for (const part of parts)
    if (part.id === clusterId) cleanCluster(file, part, film);
    else if (part.id !== tracksId) cleanPart(file, part, film);
  if (!film.size) throw new RefusedVideo('not_a_video');
  const durationMs = Math.max(film.lastTick, film.saidTicks) * film.tickMs;
  return { bytes: file, format: 'webm', ...film.size, durationMs };
}

function cleanPart(file: Buffer, part: Element, film: Film): void {
  if (part.id === 0x1549a966) {
    const info = elementsIn(file, part.body, part.end);
    const scale = info.find(({ id }) => id === 0x2ad7b1);
    const length = info.find(({ id }) => id === 0x4489);
    if (scale) film.tickMs = numberIn(file, scale) / 1_000_000;
    if (length)
      film.saidTicks =
        length.end - length.body === 4 ? file.readFloatBE(length.body) : file.readDoubleBE(length.body);
  }
  const rule = segment[part.id];
  if (typeof rule === 'object') keep(file, part, rule);
  else voidElement(file, part);
}

/** Applies the rules to the children of an element: keep, blank or descend; all others are voided. */
function keep(file: Buffer, parent: Element, rules: Kept): void {
  for (const element of elementsIn(file, parent.body, parent.end)) {
    const rule = rules[element.id];
    if (rule === undefined) voidElement(file, element);
    else if (rule === 'blank') file.fill(0, element.body, element.end);
    else if (rule !== true) keep(file, element, rule);
  }
}

function cleanTracks(file: Buffer, tracks: Element, film: Film): void {
  for (const entry of elementsIn(file, tracks.body, tracks.end)) {
    const fields = entry.id === 0xae ? elementsIn(file, entry.body, entry.end) : [];
    const field = (id: number) => fields.find((one) => one.id === id);
    const [number, type] = [field(0xd7), field(0x83)];
    const known = type && codecs[numberIn(file, type)];
    if (!number || !known) {
      voidElement(file, entry);
      continue;
    }
    // Compressed or encrypted content could not be read.
    if (!known.includes(textOf(file, fields, 0x86)) || field(0x6d80)) throw new RefusedVideo('codec');
    film.tracks.add(numberIn(file, number));
    const picture = field(0xe0);
    if (picture) {
      if (film.size) throw new RefusedVideo('not_a_video');
      const sizes = elementsIn(file, picture.body, picture.end);
      const side = (id: number) => {
        const found = sizes.find((one) => one.id === id);
        return found ? numberIn(file, found) : 0;
      };
      film.size = { width: side(0xb0), height: side(0xba) };
    }
    keep(file, entry, trackEntry);
  }
}

function cleanCluster(file: Buffer, cluster: Element, film: Film): void {
  let clusterTick = 0;
  for (const element of elementsIn(file, cluster.body, cluster.end)) {
    if (element.id === 0xe7) clusterTick = numberIn(file, element);
    else if (element.id === 0xa3) {
      if (!isOfFilm(file, element, clusterTick, film)) voidElement(file, element);
    } else if (element.id === 0xa0) {
      const block = elementsIn(file, element.body, element.end).find(({ id }) => id === 0xa1);
      if (block && isOfFilm(file, block, clusterTick, film)) keep(file, element, blockGroup);
      else voidElement(file, element);
    } else if (element.id !== 0xa7 && element.id !== 0xab) voidElement(file, element);
  }
}

/** Whether a block belongs to a kept track; if so, extends the video's known duration to it. */
function isOfFilm(file: Buffer, { body, end }: Element, clusterTick: number, film: Film): boolean {
  const track = readVint(file, body, end);
  if (!film.tracks.has(track.value)) return false;
  film.lastTick = Math.max(film.lastTick, clusterTick + file.readInt16BE(body + track.length));
  return true;
}

function textOf(file: Buffer, elements: readonly Element[], id: number): string {
  const found = elements.find((one) => one.id === id);
  return found ? file.toString('latin1', found.body, found.end).replace(/\0+$/, '') : '';
}
