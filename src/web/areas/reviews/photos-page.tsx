import { Form, redirect } from 'react-router';
import { photoLimits } from '#modules/media/commands/read-photo.ts';
import {
  addPhotos,
  photoRefusals,
  removePhoto,
  reviewPhotoLimits,
} from '#modules/reviews/commands/add-photos.ts';
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
import type { Route } from './+types/photos-page.ts';
import { getOwnReview } from './get-reviewable-trip.ts';
import { ReviewFrame } from './review-frame.tsx';

const maxWidth = 1600;

/**
 * Shrinks the chosen photos on the device before the upload, to spare a slow line; the server would shrink them anyway. Files
 * that the browser cannot open are sent unchanged.
 */
async function shrinkPhotos(input: HTMLInputElement): Promise<void> {
  const chosen = [...(input.files ?? [])];
  const files = new DataTransfer();
  for (const file of chosen) files.items.add((await shrink(file).catch(() => null)) ?? file);
  const isSame = chosen.every((file, index) => input.files?.[index] === file);
  if (isSame && input.files?.length === chosen.length) input.files = files.files;
}

async function shrink(file: File): Promise<File | null> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, maxWidth / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88));
  return made && made.size < file.size ? new File([made], 'hinh.jpg', { type: 'image/jpeg' }) : null;
}

const megabytes = (bytes: number) => bytes / 1024 / 1024;

const refusals = {
  ...senderRefusals,
  ...photoRefusals,
  unknown_review: 'Không tìm thấy đánh giá này.',
  edit_closed: 'Đã hết hạn thêm hình cho đánh giá này.',
};

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { review, item } = await getOwnReview(app, params);
  const query = new URL(request.url).searchParams;
  const isHeavy = query.get('loi') === 'nang';
  const most = megabytes(reviewPhotoLimits.totalBytes);
  return {
    token: params.token,
    title: item.title,
    photos: review.photos,
    canEdit: review.canEdit,
    isDone: query.has('xong') && review.photos.length > 0,
    left: reviewPhotoLimits.count - review.photos.length,
    openedAt: app.clock.now().toISOString(),
    limits: { count: reviewPhotoLimits.count, each: megabytes(photoLimits.bytes), together: most },
    heavy: isHeavy ? `Các hình nặng quá ${most} MB một lần gửi. Vui lòng gửi ít hình hơn mỗi lần.` : null,
  };
}

/** Adds photos, or removes one. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const { code, review } = await getOwnReview(app, params);
  const form = await request.formData();
  const here = `/danh-gia/${params.token}/${params.product}/hinh`;
  const photoId = form.get('xoa');
  if (typeof photoId === 'string') {
    await removePhoto(app, { reviewId: review.id, photoId, actor: 'guest' }, app.clock.now());
    return redirect(here, 303);
  }
  return runGuardedForm(app, request, {
    form,
    // A browser sends an empty file without a name where none was chosen.
    read: () => ({ ok: true as const, value: filesIn(form, 'photos').filter(({ name }) => name !== '') }),
    run: async (files, { sender }) => {
      const pictures = await Promise.all(files.map(async (file) => Buffer.from(await file.arrayBuffer())));
      const draft = { code, productId: review.productId, pictures, sender };
      const added = await addPhotos(app, draft, app.clock.now());
      if (added.ok) return redirect(`${here}?xong`, 303);
      const which = 'at' in added ? `Hình thứ ${added.at} ` : '';
      return { errors: { form: `${which}${refusals[added.reason]}` } };
    },
  });
}

const filesIn = (form: FormData, name: string) =>
  form.getAll(name).filter((value): value is File => value instanceof File);

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, { title: 'Hình của đánh giá', path: '/danh-gia', noindex: true });

export const headers = secretAddress;

export default function PhotosPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, title, photos, canEdit, left, openedAt, limits, isDone, heavy } = loaderData;
  const error = actionData?.errors.form ?? heavy;
  return (
    <ReviewFrame
      token={token}
      title="Hình của đánh giá"
      about={`${title}. Nhân viên xem hình cùng đánh giá trước khi đăng. Vị trí và thông tin máy ảnh trong tệp bị bỏ đi.`}
    >
      {error && <ErrorSummary errors={{ form: error }} className="mb-5" />}
      {isDone && !error && (
        <div className="mb-5">
          <FocusedNotice
            tone="good"
            role="status"
            title={`Đã nhận hình của bạn, đánh giá đang có ${photos.length} hình`}
          />
        </div>
      )}
      {photos.length > 0 && (
        <ul className="mb-6 grid grid-cols-2 gap-3 sm:grid-cols-3">
          {photos.map((id, index) => (
            <li key={id}>
              <img
                src={`/danh-gia/${token}/hinh/${id}`}
                alt={`Hình ${index + 1}`}
                width={320}
                height={240}
                className="aspect-4/3 w-full rounded-control object-cover"
              />
              <Form method="post" className="mt-2">
                <Button type="submit" name="xoa" value={id} look="outline" size="sm" className="w-full">
                  Xóa hình {index + 1}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      {!canEdit && <Notice title="Đã hết hạn thêm hình. Bạn vẫn xóa được hình đã gửi." />}
      {canEdit && left === 0 && <Notice title={`Đã đủ ${limits.count} hình.`} />}
      {canEdit && left > 0 && (
        <Form
          method="post"
          encType="multipart/form-data"
          reloadDocument
          noValidate
          aria-label="Thêm hình"
          className="relative stack-5 overflow-hidden p-1 -mx-1"
        >
          <TextField
            type="file"
            name="photos"
            label={`Chọn hình, còn thêm được ${left}`}
            accept="image/jpeg,image/png,image/webp,image/heic"
            multiple
            required
            onChange={(event) => void shrinkPhotos(event.currentTarget)}
            hint={`JPEG, PNG hoặc WebP. Mỗi hình nhiều nhất ${limits.each} MB, mỗi lần gửi nhiều nhất ${limits.together} MB.`}
          />
          <FormGuard openedAt={actionData?.openedAt ?? openedAt} />
          <Button type="submit" size="lg" className="w-full sm:w-auto">
            Gửi hình
          </Button>
        </Form>
      )}
    </ReviewFrame>
  );
}
