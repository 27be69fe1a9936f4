import { Form, redirect } from 'react-router';
import { videoLimits } from '#modules/media/commands/read-video.ts';
import { addVideo, removeVideo, videoRefusals } from '#modules/reviews/commands/add-photos.ts';
import { senderRefusals } from '#platform/bots/sender-refusals.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { FocusedNotice } from '#ui/focused-notice.tsx';
import { Notice } from '#ui/notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { secretAddress } from '#web/app/routing/secret-address.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { FormGuard } from '#web/parts/bots/form-guard.tsx';
import { runGuardedForm } from '#web/parts/bots/run-guarded-form.ts';
import type { Route } from './+types/video-page.ts';
import { addPoster } from './add-poster.ts';
import { getOwnReview } from './get-reviewable-trip.ts';
import { ReviewFrame } from './review-frame.tsx';

const refusals = {
  ...senderRefusals,
  ...videoRefusals,
  unknown_review: 'Không tìm thấy đánh giá này.',
  edit_closed: 'Đã hết hạn thêm video cho đánh giá này.',
};

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { review, item } = await getOwnReview(app, params);
  const why = new URL(request.url).searchParams.get('loi');
  return {
    token: params.token,
    title: item.title,
    video: review.video,
    canEdit: review.canEdit,
    openedAt: app.clock.now().toISOString(),
    limits: { megabytes: videoLimits.bytes / 1024 / 1024, seconds: videoLimits.seconds },
    isDone: new URL(request.url).searchParams.has('xong') && review.video !== null,
    refused: why === 'nang' ? refusals.too_large : why === 'ban' ? refusals.busy : null,
  };
}

/** Adds a video, or removes it. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const { code, review } = await getOwnReview(app, params);
  const form = await request.formData();
  const here = `/danh-gia/${params.token}/${params.product}/video`;
  if (form.has('xoa')) {
    await removeVideo(app, { reviewId: review.id, actor: 'guest' }, app.clock.now());
    return redirect(here, 303);
  }
  const bytesOf = async (name: string) => {
    const file = form.get(name);
    return file instanceof File && file.size > 0 ? Buffer.from(await file.arrayBuffer()) : null;
  };
  return runGuardedForm(app, request, {
    form,
    read: () => ({ ok: true as const, value: null }),
    run: async (_, { sender }) => {
      const [file, poster] = [(await bytesOf('video')) ?? Buffer.alloc(0), await bytesOf('poster')];
      const draft = { code, productId: review.productId, file, poster, sender };
      const added = await addVideo(app, draft, app.clock.now());
      return added.ok ? redirect(`${here}?xong`, 303) : { errors: { form: refusals[added.reason] } };
    },
  });
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, { title: 'Video của đánh giá', path: '/danh-gia', noindex: true });

export const headers = secretAddress;

export default function VideoPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, title, video, canEdit, openedAt, limits, isDone, refused } = loaderData;
  const error = actionData?.errors.form ?? refused;
  return (
    <ReviewFrame
      token={token}
      title="Video của đánh giá"
      about={`${title}. Nhân viên xem video cùng đánh giá trước khi đăng. Vị trí, ngày giờ và thông tin máy quay trong tệp bị bỏ đi.`}
    >
      {error && <ErrorSummary errors={{ form: error }} className="mb-5" />}
      {isDone && !error && (
        <div className="mb-5">
          <FocusedNotice tone="good" role="status" title="Đã nhận video của bạn" />
        </div>
      )}
      {video && (
        <div>
          <video
            controls
            playsInline
            preload="none"
            width={video.width}
            height={video.height}
            {...(video.hasPoster && { poster: `/danh-gia/${token}/hinh/${video.id}` })}
            src={`/danh-gia/${token}/phim/${video.id}`}
            aria-label="Video của bạn"
            className="max-h-[70vh] w-full rounded-control bg-black object-contain"
          />
          <Form method="post" className="mt-4">
            <Button type="submit" name="xoa" value="1" look="outline" size="sm">
              Xóa video
            </Button>
          </Form>
        </div>
      )}
      {!canEdit && !video && <Notice title="Đã hết hạn thêm video." />}
      {canEdit && !video && (
        <Form
          method="post"
          encType="multipart/form-data"
          reloadDocument
          noValidate
          aria-label="Thêm video"
          className="relative stack-5 overflow-hidden p-1 -mx-1"
        >
          <TextField
            type="file"
            name="video"
            label="Chọn một video"
            accept="video/mp4,video/quicktime,video/webm"
            required
            onChange={(event) => void addPoster(event.currentTarget)}
            hint={`MP4 hoặc WebM, dài nhất ${limits.seconds} giây, nặng nhất ${limits.megabytes} MB.`}
          />
          <input type="file" name="poster" hidden tabIndex={-1} aria-hidden />
          <FormGuard openedAt={actionData?.openedAt ?? openedAt} />
          <Button type="submit" size="lg" className="w-full sm:w-auto">
            Gửi video
          </Button>
        </Form>
      )}
    </ReviewFrame>
  );
}
