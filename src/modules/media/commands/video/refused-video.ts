/** A film of which nothing is left but what is played. */
export interface CleanVideo {
  /** The file that came, with everything overwritten in its place that no track plays. */
  bytes: Buffer;
  format: 'mp4' | 'webm';
  width: number;
  height: number;
  durationMs: number;
}

/** Why a file is no film that is taken. */
export class RefusedVideo extends Error {
  readonly reason: 'not_a_video' | 'codec';
  constructor(reason: 'not_a_video' | 'codec') {
    super(reason);
    this.reason = reason;
  }
}
