import { Form } from 'react-router';
import { useMay } from '../../app/office-data.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { formatMoment } from '../../parts/format-moment.ts';

/** The guest's video; nothing is loaded before staff play it. */
export function ReviewVideoCard({
  id,
  video,
}: {
  id: number;
  video: {
    id: string;
    hasPoster: boolean;
    width: number;
    height: number;
    durationMs: number;
    shownAt: Date | string | null;
  } | null;
}) {
  const may = useMay();
  if (!video) return null;
  return (
    <Card title={`Video · ${Math.max(1, Math.round(video.durationMs / 1000))} giây`}>
      <div className="flex flex-col items-start gap-1.5 p-3.5">
        <video
          controls
          playsInline
          preload="none"
          width={video.width}
          height={video.height}
          {...(video.hasPoster && { poster: `/quan-tri/danh-gia/${id}/hinh/${video.id}` })}
          src={`/quan-tri/danh-gia/${id}/video`}
          className="max-h-96 w-full max-w-xl rounded-control bg-black object-contain"
        />
        <p className="text-sm text-ink-faint">
          {video.shownAt ? `Khách thấy từ ${formatMoment(video.shownAt)}` : 'Chưa ai khác thấy'}
        </p>
        {may('review.moderate') && (
          <Form method="post" preventScrollReset>
            <Button type="submit" name="do" value="video" size="sm">
              Xóa video
            </Button>
          </Form>
        )}
      </div>
    </Card>
  );
}
