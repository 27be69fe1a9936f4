/** A video reduced to what is played. */
export interface CleanVideo {
  /** The original file, with everything overwritten in place that no track plays. */
  bytes: Buffer;
  format: 'mp4' | 'webm';
  width: number;
  height: number;
  durationMs: number;
}

/** Why a video file is refused. */
export class RefusedVideo extends Error {
  readonly reason: 'not_a_video' | 'codec';
  constructor(reason: 'not_a_video' | 'codec') {
    super(reason);
    this.reason = reason;
  }
}
