import { cleanMp4 } from './video/clean-mp4.ts';
import { cleanWebm } from './video/clean-webm.ts';
import { type CleanVideo, RefusedVideo } from './video/refused-video.ts';

/** What a video that a guest sends may be at most. */
export const videoLimits = { bytes: 30 * 1024 * 1024, seconds: 60, pixels: 3840 * 2160 };

/** 'codec': a film, but one that many browsers do not play. */
export type VideoRefusal = 'empty' | 'too_large' | 'not_a_video' | 'codec' | 'too_long' | 'too_many_pixels';

/**
 * Reads a film by its bytes, whatever it is called: MP4 (or QuickTime, as telephones record) with H.264 and AAC, WebM with VP8 or VP9
 * and Opus. What says where and when it was filmed, by what and by whom, is overwritten in place: every box, track, message and byte
 * that these do not need to be played (decision 0083). What cannot be followed to its end is refused.
 */
export function readVideo(
  file: Buffer,
): { ok: true; video: CleanVideo } | { ok: false; reason: VideoRefusal } {
  if (file.length === 0) return { ok: false, reason: 'empty' };
  if (file.length > videoLimits.bytes) return { ok: false, reason: 'too_large' };
  try {
    const video = clean(Buffer.from(file));
    if (video.durationMs > videoLimits.seconds * 1000) return { ok: false, reason: 'too_long' };
    if (video.width * video.height > videoLimits.pixels) return { ok: false, reason: 'too_many_pixels' };
    return { ok: true, video };
  } catch (error) {
    if (error instanceof RefusedVideo) return { ok: false, reason: error.reason };
    // A number in it leads out of the file.
    if (error instanceof RangeError) return { ok: false, reason: 'not_a_video' };
    throw error;
  }
}

function clean(bytes: Buffer): CleanVideo {
  if (bytes.toString('latin1', 4, 8) === 'ftyp') return cleanMp4(bytes);
  if (bytes.length > 4 && bytes.readUInt32BE(0) === 0x1a45dfa3) return cleanWebm(bytes);
  throw new RefusedVideo('not_a_video');
}
