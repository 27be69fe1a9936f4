import { Form } from 'react-router';
import { useMay } from '../../app/office-data.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { formatMoment } from '../../parts/format-moment.ts';

/** The guest's photos: guests see them once the review is published, and a single one can be removed for good. */
export function ReviewPhotos({
  id,
  photos,
}: {
  id: number;
  photos: { id: string; width: number; height: number; shownAt: Date | string | null }[];
}) {
  const may = useMay();
  if (photos.length === 0) return null;
  return (
    <Card title={`Hình · ${photos.length}`}>
      <ul className="grid grid-cols-3 gap-3 p-3.5 max-sm:grid-cols-2">
        {photos.map((photo, index) => {
          const address = `/quan-tri/danh-gia/${id}/hinh/${photo.id}`;
          return (
            <li key={photo.id} className="flex flex-col gap-1.5">
              <a href={address} target="_blank" rel="noreferrer">
                <img
                  src={address}
                  alt={`Hình ${index + 1}`}
                  width={photo.width}
                  height={photo.height}
                  loading="lazy"
                  className="aspect-4/3 w-full rounded-control bg-mute-soft object-cover"
                />
              </a>
              <p className="text-sm text-ink-faint">
                {photo.shownAt ? `Khách thấy từ ${formatMoment(photo.shownAt)}` : 'Chưa ai khác thấy'}
              </p>
              {may('review.moderate') && (
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="photo" value={photo.id} />
                  <Button type="submit" name="do" value="photo" size="sm">
                    Xóa hình {index + 1}
                  </Button>
                </Form>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
