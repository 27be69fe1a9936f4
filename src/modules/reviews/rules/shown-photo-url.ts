/** The address of a photo that everybody may see; its name is too long to be guessed. */
export function shownPhotoUrl(id: string): string {
  return `/media/reviews/${id}.webp`;
}

/** The same of a film. The picture that stands for it lies where a photo of its name would. */
export function shownVideoUrl(id: string, format: VideoFormat): string {
  return `/media/reviews/${id}.${format}`;
}

export const videoFormats = ['mp4', 'webm'] as const;
export type VideoFormat = (typeof videoFormats)[number];
