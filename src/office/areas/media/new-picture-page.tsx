import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { addPicture } from '#modules/media/commands/add-picture.ts';
import { pictureEdit } from '#modules/media/schema.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { type ActionReply, wrongIn } from '../../app/action-reply.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { TextField } from '../../parts/field.tsx';
import { acceptedFiles, formatsHint, uploadRefusals } from '../../parts/media/upload-refusals.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { readPictureFile } from './read-picture-file.ts';

export function loader({ request, context }: LoaderFunctionArgs) {
  requireRight(context, 'media.edit');
  return { isTooLarge: new URL(request.url).searchParams.get('loi') === 'nang' };
}

const words = pictureEdit.pick({ alt: true, tags: true });

export async function action({ request, context }: ActionFunctionArgs) {
  requireRight(context, 'media.edit');
  const form = await request.formData();
  const read = readForm(form, words);
  const again = (reply: ActionReply) => data({ ...reply, typed: read.typed } as ActionReply, { status: 422 });
  if (!read.ok) return again(wrongIn(read));
  const { db, files, clock } = appOf(context);
  const sent = await readPictureFile(form);
  const picture = { ...sent, ...read.value, actor: actorOf(context) };
  const added = await addPicture({ db, files }, picture, clock.now());
  if (!added.ok) return again({ errors: { file: uploadRefusals[added.reason] ?? added.reason } });
  return redirect(`/hinh-anh/${added.id}${added.isKnown ? '?da=co' : ''}`, 303);
}

export const meta = () => [{ title: 'Thêm một hình' }];

/** Adds one picture by a form, for users without script or who want to fill in everything at once. */
export default function NewPicturePage() {
  const { isTooLarge } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const fileError = reply?.errors?.file ?? (isTooLarge && !reply ? uploadRefusals.too_large : undefined);
  return (
    <PageBody>
      <PageHead title="Thêm một hình" about="nhiều hình một lúc thì kéo vào trang Hình ảnh" />
      <ReplyNotice reply={reply ?? (isTooLarge ? { errors: {} } : undefined)} />
      <div className="max-w-3xl">
        <Card title="Hình">
          <Form
            method="post"
            encType="multipart/form-data"
            reloadDocument
            noValidate
            className="flex flex-col gap-3 px-3.5 py-3"
          >
            <TextField
              name="file"
              type="file"
              label="Tệp"
              accept={acceptedFiles}
              hint={formatsHint}
              error={fileError}
            />
            <TextField
              name="alt"
              label="Hình cho thấy gì?"
              hint="Người không nhìn thấy hình nghe câu này."
              defaultValue={reply?.typed?.alt}
              error={reply?.errors?.alt}
            />
            <TextField
              name="tags"
              label="Thẻ"
              hint="Cách nhau bằng dấu phẩy: biển, hồ bơi, gia đình."
              defaultValue={reply?.typed?.tags}
              error={reply?.errors?.tags}
            />
            <Button type="submit" look="primary" className="w-fit max-sm:w-full">
              Thêm vào kho
            </Button>
          </Form>
        </Card>
      </div>
    </PageBody>
  );
}
