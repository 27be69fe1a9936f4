import { type Box, boxesIn, eraseBox, keepBoxes, onlyBox } from './boxes-in.ts';
import { readSampleRanges, type SampleRange } from './read-sample-ranges.ts';
import { type CleanVideo, RefusedVideo } from './refused-video.ts';

interface Track {
  kind: 'vide' | 'soun';
  samples: SampleRange[];
  durationMs: number;
  width: number;
  height: number;
}

/**
 * Overwrites in an MP4 file, in place, everything that its video and audio do not need: boxes not known to be needed, times, names,
 * other tracks (phones store positions in one), messages between the pictures, and every data byte that does not belong to a video
 * or audio sample. @throws RefusedVideo
 */
export function cleanMp4(file: Buffer): CleanVideo {
  const top = boxesIn(file, 0, file.length);
  // Fragmented, as for live streams: its samples are listed elsewhere.
  if (top.some(({ type }) => type === 'moof' || type === 'styp')) throw new RefusedVideo('codec');
  const [first] = top;
  if (first?.type !== 'ftyp') throw new RefusedVideo('not_a_video');
  if (file.toString('latin1', first.body, first.body + 4) === 'qt  ')
    file.write('isom', first.body, 'latin1');
  for (const box of top) if (!['ftyp', 'moov', 'mdat'].includes(box.type)) eraseBox(file, box);
  const movie = keepBoxes(file, onlyBox(top, 'moov'), 'mvhd trak mvex');
  if (movie.some(({ type }) => type === 'mvex')) throw new RefusedVideo('codec');
  const movieMs = cleanHead(file, onlyBox(movie, 'mvhd'));
  const traks = movie.filter(({ type }) => type === 'trak');
  // Before any is parsed: each may list a hundred thousand samples in a few bytes.
  const kinds = traks.map((box) => kindOf(file, box)).filter((kind) => kind !== null);
  if (kinds.length > 2) throw new RefusedVideo('not_a_video');
  const tracks = traks.flatMap((box) => cleanTrack(file, box) ?? []);
  const [picture, ...more] = tracks.filter(({ kind }) => kind === 'vide');
  if (!picture || more.length > 0) throw new RefusedVideo('not_a_video');
  blankBetween(
    file,
    top.filter(({ type }) => type === 'mdat'),
    tracks.flatMap(({ samples }) => samples),
  );
  const durationMs = Math.max(movieMs, ...tracks.map((track) => track.durationMs));
  return { bytes: file, format: 'mp4', width: picture.width, height: picture.height, durationMs };
}

/** Null for a track that is neither video nor audio. */
function kindOf(file: Buffer, trak: Box): Track['kind'] | null {
  const media = boxesIn(file, trak.body, trak.end).find(({ type }) => type === 'mdia');
  const handler = media && boxesIn(file, media.body, media.end).find(({ type }) => type === 'hdlr');
  const kind = handler ? file.toString('latin1', handler.body + 8, handler.body + 12) : '';
  return kind === 'vide' || kind === 'soun' ? kind : null;
}

/** Cleans a track; one that is neither video nor audio is erased completely. */
function cleanTrack(file: Buffer, trak: Box): Track | null {
  const kind = kindOf(file, trak);
  if (kind === null) {
    eraseBox(file, trak);
    return null;
  }
  const boxes = keepBoxes(file, trak, 'tkhd edts mdia');
  for (const edits of boxes.filter(({ type }) => type === 'edts')) keepBoxes(file, edits, 'elst');
  const size = cleanTrackHead(file, onlyBox(boxes, 'tkhd'));
  const parts = keepBoxes(file, onlyBox(boxes, 'mdia'), 'mdhd hdlr minf');
  cleanHead(file, onlyBox(parts, 'mdhd'));
  blankHandler(file, onlyBox(parts, 'hdlr'));
  const inner = keepBoxes(file, onlyBox(parts, 'minf'), 'vmhd smhd hdlr dinf stbl');
  for (const box of inner.filter(({ type }) => type === 'hdlr')) blankHandler(file, box);
  for (const data of inner.filter(({ type }) => type === 'dinf')) mustBeInside(file, data);
  const table = keepBoxes(
    file,
    onlyBox(inner, 'stbl'),
    'stsd stts ctts cslg stsc stsz stco co64 stss sdtp sgpd sbgp',
  );
  const lengthBytes = cleanDescription(file, onlyBox(table, 'stsd'), kind);
  const scale = timeScale(file, onlyBox(parts, 'mdhd'));
  const { samples, ticks } = readSampleRanges(file, table);
  if (kind === 'vide') for (const sample of samples) blankH264Messages(file, sample, lengthBytes);
  return { kind, samples, durationMs: (ticks / scale) * 1000, ...size };
}

/** Clears creation and modification times in the header of a movie, track or medium. @returns the declared duration in milliseconds */
function cleanHead(file: Buffer, box: Box): number {
  const isLong = blankTimes(file, box);
  const at = box.body + (isLong ? 20 : 12);
  const ticks = isLong ? Number(file.readBigUInt64BE(at + 4)) : file.readUInt32BE(at + 4);
  // All bits set means an unknown duration.
  const isKnown = isLong ? ticks < 2 ** 63 : ticks < 2 ** 32 - 1;
  return isKnown ? (ticks / timeScale(file, box)) * 1000 : 0;
}

function timeScale(file: Buffer, { body }: Box): number {
  return Math.max(1, file.readUInt32BE(body + (file[body] === 1 ? 20 : 12)));
}

function blankTimes(file: Buffer, { body, end }: Box): boolean {
  const isLong = file[body] === 1;
  if (end - body < (isLong ? 32 : 20)) throw new RefusedVideo('not_a_video');
  file.fill(0, body + 4, body + (isLong ? 20 : 12));
  return isLong;
}

/** @returns the displayed size, rotation included */
function cleanTrackHead(file: Buffer, box: Box): { width: number; height: number } {
  const matrix = box.body + (blankTimes(file, box) ? 52 : 40);
  const isTurned = file.readInt32BE(matrix) === 0 && file.readInt32BE(matrix + 4) !== 0;
  const [width = 0, height = 0] = [36, 40].map((at) => Math.round(file.readUInt32BE(matrix + at) / 65_536));
  return isTurned ? { width: height, height: width } : { width, height };
}

/** Clears the name that follows a handler's type. */
function blankHandler(file: Buffer, { body, end }: Box): void {
  file.fill(0, body + 12, end);
}

/** Refuses samples in another file, whose reference could contain its name. */
function mustBeInside(file: Buffer, data: Box): void {
  for (const list of keepBoxes(file, data, 'dref'))
    for (const place of boxesIn(file, list.body + 8, list.end)) {
      if ((file.readUInt32BE(place.body) & 1) === 0) throw new RefusedVideo('not_a_video');
      file.fill(0, place.body + 4, place.end);
    }
}

/** Checks a track's codec. @returns the number of bytes of an H.264 unit's length field */
function cleanDescription(file: Buffer, { body, end }: Box, kind: Track['kind']): number {
  const [entry, another] = boxesIn(file, body + 8, end);
  if (!entry || another) throw new RefusedVideo('codec');
  if (kind === 'soun') {
    if (entry.type !== 'mp4a') throw new RefusedVideo('codec');
    const children = entry.body + ([28, 44, 64][file.readUInt16BE(entry.body + 8)] ?? 28);
    const inner = keepBoxes(file, { body: children, end: entry.end }, 'esds wave chan btrt');
    for (const wave of inner.filter(({ type }) => type === 'wave')) keepBoxes(file, wave, 'frma mp4a esds');
    return 0;
  }
  if (entry.type !== 'avc1' && entry.type !== 'avc3') throw new RefusedVideo('codec');
  // The name of the encoder.
  file.fill(0, entry.body + 42, entry.body + 74);
  const inner = keepBoxes(file, { body: entry.body + 78, end: entry.end }, 'avcC pasp colr clap btrt fiel');
  return ((file[onlyBox(inner, 'avcC').body + 4] ?? 0) & 3) + 1;
}

/** Clears the data that belongs to no sample. @throws RefusedVideo for a sample outside the data */
function blankBetween(file: Buffer, data: readonly Box[], samples: readonly SampleRange[]): void {
  const sorted = samples.toSorted((one, other) => one.start - other.start);
  let next = 0;
  for (const { body, end } of data) {
    let at = body;
    for (; next < sorted.length; next++) {
      const sample = sorted[next] as SampleRange;
      if (sample.start >= end) break;
      if (sample.start < body || sample.end > end) throw new RefusedVideo('not_a_video');
      if (sample.start > at) file.fill(0, at, sample.start);
      at = Math.max(at, sample.end);
    }
    file.fill(0, at, end);
  }
  if (next < sorted.length) throw new RefusedVideo('not_a_video');
}

/**
 * NAL unit types of ITU-T H.264, table 7-1: messages beside the pictures (SEI), in which some cameras write positions,
 * and undefined types.
 */
const isMessage = (type: number) => type === 6 || type === 0 || type >= 24;
const filler = 12;

/** Overwrites the messages of a sample with filler of the same length, so that nothing moves. @throws RefusedVideo where a unit overruns */
function blankH264Messages(file: Buffer, { start, end }: SampleRange, lengthBytes: number): void {
  for (let at = start; at < end; ) {
    const unit = at + lengthBytes;
    if (unit > end) throw new RefusedVideo('not_a_video');
    const next = unit + file.readUIntBE(at, lengthBytes);
    if (next > end) throw new RefusedVideo('not_a_video');
    if (next > unit && isMessage((file[unit] ?? 0) & 0x1f)) {
      file[unit] = filler;
      file.fill(0xff, unit + 1, next);
      if (next > unit + 1) file[next - 1] = 0x80;
    }
    at = next;
  }
}
