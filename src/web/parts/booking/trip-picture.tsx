import type { ReactNode } from 'react';
import { Picture, type PictureSource } from '#ui/picture.tsx';

/** The first picture of a trip with its title and days on it; without a picture only these. */
export function TripPicture({
  picture,
  days,
  children,
}: {
  picture: PictureSource | undefined;
  /** 'Còn 5 ngày · 27–29/11/2026'. */
  days: string;
  /** The title, as a heading. */
  children: ReactNode;
}) {
  if (!picture)
    return (
      <div>
        <p className="text-ink-soft">{days}</p>
        {children}
      </div>
    );
  return (
    <div className="relative overflow-hidden rounded-card">
      <Picture picture={picture} sizes="(min-width: 1281px) 800px, 100vw" ratio="2" priority decorative />
      <div className="absolute inset-x-0 bottom-0 bg-ink-85 px-4 py-3 text-white lg:px-6">
        <p className="text-sm">{days}</p>
        {children}
      </div>
    </div>
  );
}
