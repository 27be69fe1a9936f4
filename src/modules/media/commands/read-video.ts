import { cleanMp4 } from './video/clean-mp4.ts';
import { cleanWebm } from './video/clean-webm.ts';
import { type CleanVideo, RefusedVideo } from './video/refused-video.ts';

/** Limits of a guest's video. */
export const videoLimits = { bytes: 30 * 1024 * 1024, seconds: 60, pixels: 3840 * 2160 };

/** 'codec': a video that many browsers cannot play. */
export type VideoRefusal = 'empty' | 'too_large' | 'not_a_video' | 'codec' | 'too_long' | 'too_many_pixels';

/**
 * Identifies a video by its bytes, whatever its name: MP4 (or QuickTime, as phones record) with H.264 and AAC, WebM with VP8 or VP9 and
 * Opus. Metadata about place, time, device and author is overwritten in place: every box, track, message and byte that playback does
 * not need (decision 0083). A file that cannot be parsed to its end is refused.
 */
export function readVideo(
  file: Buffer,
): { ok: true; video: CleanVideo } | { ok: false; reason: VideoRefusal } {
  if (file.length === 0) return { ok: false, reason: 'empty' };
  if (file.length > videoLimits.bytes) return { ok: false, reason: 'too_large' };
  try {
    const video = clean(Buffer.from(file));
    const { width, height, durationMs } = video;
    if (!(width > 0 && height > 0 && durationMs >= 0)) return { ok: false, reason: 'not_a_video' };
    if (durationMs > videoLimits.seconds * 1000) return { ok: false, reason: 'too_long' };
    if (width * height > videoLimits.pixels) return { ok: false, reason: 'too_many_pixels' };
    return { ok: true, video };
  } catch (error) {
    if (error instanceof RefusedVideo) return { ok: false, reason: error.reason };
    // A number in it points outside the file.
    if (error instanceof RangeError) return { ok: false, reason: 'not_a_video' };
    throw error;
  }
}

function clean(bytes: Buffer): CleanVideo {
  if (bytes.toString('latin1', 4, 8) === 'ftyp') return cleanMp4(bytes);
  if (bytes.length > 4 && bytes.readUInt32BE(0) === 0x1a45dfa3) return cleanWebm(bytes);
  throw new RefusedVideo('not_a_video');
}
