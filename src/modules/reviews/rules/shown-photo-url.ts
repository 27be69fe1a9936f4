/** The address of a public photo; its name is too long to be guessed. */
export function shownPhotoUrl(id: string): string {
  return `/media/reviews/${id}.webp`;
}

/** The address of a public video. Its poster has the address of a photo with the same name. */
export function shownVideoUrl(id: string, format: VideoFormat): string {
  return `/media/reviews/${id}.${format}`;
}

export const videoFormats = ['mp4', 'webm'] as const;
export type VideoFormat = (typeof videoFormats)[number];
