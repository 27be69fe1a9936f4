import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { replacePicture } from '#modules/media/commands/edit-picture.ts';
import { findLibraryPicture, listPictureUses } from '#modules/media/queries/find-library-picture.ts';
import { pictureUrl } from '#ui/picture.tsx';
import type { ActionReply } from '../../app/action-reply.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { TextField } from '../../parts/field.tsx';
import { acceptedFiles, formatsHint, uploadRefusals } from '../../parts/media/upload-refusals.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { readPictureFile } from './read-picture-file.ts';
import { pictureRefusals } from './run-picture-action.ts';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  requireRight(context, 'media.edit');
  const { db } = appOf(context);
  const picture = await findLibraryPicture(db, params.id ?? '');
  if (!picture) throw data(null, { status: 404 });
  const uses = await listPictureUses(db, picture.id);
  const isTooLarge = new URL(request.url).searchParams.get('loi') === 'nang';
  return { picture, uses: uses.length, isTooLarge };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  requireRight(context, 'media.edit');
  const form = await request.formData();
  const { db, files, queue, clock } = appOf(context);
  const id = params.id ?? '';
  const version = Number(form.get('version')) || 0;
  const sent = await readPictureFile(form);
  const changed = await replacePicture(
    { db, files, queue },
    { id, version, ...sent, actor: actorOf(context) },
    clock.now(),
  );
  if (changed.ok) return redirect(`/hinh-anh/${encodeURIComponent(id)}?da=thay`, 303);
  const { reason } = changed;
  const reply: ActionReply =
    reason in uploadRefusals && reason !== 'not_allowed'
      ? { errors: { file: uploadRefusals[reason] ?? reason } }
      : { refused: pictureRefusals[reason] ?? reason };
  return data(reply, { status: 422 });
}

export const meta = () => [{ title: 'Thay hình' }];

export default function ReplacePicturePage() {
  const { picture, uses, isTooLarge } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const fileError = reply?.errors?.file ?? (isTooLarge && !reply ? uploadRefusals.too_large : undefined);
  return (
    <PageBody>
      <PageHead title="Thay hình" about={picture.alt || picture.id} />
      <ReplyNotice reply={reply ?? (isTooLarge ? { errors: {} } : undefined)} />
      <div className="grid max-w-4xl grid-cols-2 items-start gap-3 max-md:grid-cols-1">
        <Card title="Hình đang dùng">
          <img
            src={pictureUrl(picture.url, 640)}
            alt={picture.alt}
            style={{ backgroundColor: picture.haze, aspectRatio: `${picture.width} / ${picture.height}` }}
            className="block max-h-[50vh] w-full object-contain"
          />
        </Card>
        <Card title="Hình mới">
          <Form
            method="post"
            encType="multipart/form-data"
            reloadDocument
            noValidate
            className="flex flex-col gap-3 px-3.5 py-3"
          >
            <input type="hidden" name="version" value={picture.version} />
            <TextField
              name="file"
              type="file"
              label="Tệp"
              accept={acceptedFiles}
              hint={formatsHint}
              error={fileError}
            />
            <p className="text-ink-soft">
              {uses > 0
                ? `${uses} nơi dùng hình này sẽ cho thấy hình mới ngay.`
                : 'Hình này chưa dùng ở đâu.'}{' '}
              Mô tả và thẻ được giữ; phần cắt và điểm nhìn được bỏ.
            </p>
            <div className="flex flex-wrap gap-2">
              <Button type="submit" look="primary">
                Thay{uses > 0 ? ` ở ${uses} nơi` : ''}
              </Button>
              <ButtonLink to={`/hinh-anh/${picture.id}`}>Thôi</ButtonLink>
            </div>
          </Form>
        </Card>
      </div>
    </PageBody>
  );
}
