import { type Box, onlyBox } from './boxes-in.ts';
import { RefusedVideo } from './refused-video.ts';

/** The byte range of a video or audio sample. */
export interface SampleRange {
  start: number;
  end: number;
}

/** More samples than a minute has. */
const maxSamples = 100_000;

/**
 * The byte range of each sample of a track, and the total duration in ticks, from the boxes of its sample table. The effort is
 * bounded by the file's length: samples that exceed it in total, by repeating the same bytes, are refused.
 */
export function readSampleRanges(
  file: Buffer,
  table: readonly Box[],
): { samples: SampleRange[]; ticks: number } {
  const sizes = readSizes(file, onlyBox(table, 'stsz'));
  const chunks = readChunks(file, table);
  const runs = readRuns(file, onlyBox(table, 'stsc'));
  const samples: SampleRange[] = [];
  let run = -1;
  let bytes = 0;
  for (const [index, offset] of chunks.entries()) {
    while ((runs[run + 1]?.firstChunk ?? Number.POSITIVE_INFINITY) <= index + 1) run++;
    const count = runs[run]?.samples ?? 0;
    let start = offset;
    for (let n = 0; n < count && samples.length < sizes.length; n++) {
      const end = start + (sizes[samples.length] as number);
      bytes += end - start;
      if (end > file.length || bytes > file.length) throw new RefusedVideo('not_a_video');
      samples.push({ start, end });
      start = end;
    }
  }
  if (samples.length !== sizes.length) throw new RefusedVideo('not_a_video');
  return { samples, ticks: readTicks(file, onlyBox(table, 'stts')) };
}

function countAt(file: Buffer, at: number): number {
  const count = file.readUInt32BE(at);
  if (count > maxSamples) throw new RefusedVideo('not_a_video');
  return count;
}

function readSizes(file: Buffer, { body }: Box): number[] {
  const same = file.readUInt32BE(body + 4);
  const count = countAt(file, body + 8);
  return Array.from({ length: count }, (_, n) => same || file.readUInt32BE(body + 12 + n * 4));
}

function readChunks(file: Buffer, table: readonly Box[]): number[] {
  const long = table.find(({ type }) => type === 'co64');
  const { body } = long ?? onlyBox(table, 'stco');
  return Array.from({ length: countAt(file, body + 4) }, (_, n) =>
    long ? Number(file.readBigUInt64BE(body + 8 + n * 8)) : file.readUInt32BE(body + 8 + n * 4),
  );
}

/** In the order of their chunks, which the format requires. */
function readRuns(file: Buffer, { body }: Box): { firstChunk: number; samples: number }[] {
  return Array.from({ length: countAt(file, body + 4) }, (_, n) => ({
    firstChunk: file.readUInt32BE(body + 8 + n * 12),
    samples: file.readUInt32BE(body + 12 + n * 12),
  }));
}

function readTicks(file: Buffer, { body }: Box): number {
  let ticks = 0;
  for (let n = 0; n < countAt(file, body + 4); n++)
    ticks += file.readUInt32BE(body + 8 + n * 8) * file.readUInt32BE(body + 12 + n * 8);
  return ticks;
}
