import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { findLibraryPicture, listPictureUses } from '#modules/media/queries/find-library-picture.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button, ButtonLink, buttonClass } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { formatMoment } from '../../parts/format-moment.ts';
import { HistoryPanel } from '../../parts/history/history-panel.tsx';
import { readHistory } from '../../parts/history/read-history.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { CropCard } from './crop-card.tsx';
import { PictureForm } from './picture-form.tsx';
import { PictureUses } from './picture-uses.tsx';
import { runPictureAction } from './run-picture-action.ts';

const rights = ['media.edit', 'media.delete'];

const welcomes: Readonly<Record<string, string>> = {
  co: 'Hình này đã có trong kho, không thêm lần nữa.',
  thay: 'Đã thay, mọi nơi dùng cho thấy hình mới.',
};

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  requireRight(context, ...rights);
  const { db } = appOf(context);
  const picture = await findLibraryPicture(db, params.id ?? '');
  if (!picture) throw data(null, { status: 404 });
  const [uses, { lines }] = await Promise.all([
    listPictureUses(db, picture.id),
    readHistory(db, { objectType: 'media', objectId: picture.id }, 50),
  ]);
  const welcome = welcomes[new URL(request.url).searchParams.get('da') ?? ''];
  return { picture, uses, lines, welcome };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  requireRight(context, ...rights);
  const about = { id: params.id ?? '', actor: actorOf(context) };
  const reply = await runPictureAction(appOf(context), about, await request.formData());
  if (reply.isDeleted) return redirect('/hinh-anh', 303);
  return reply.done ? reply : data(reply, { status: 422 });
}

export const meta = ({ data: page }: { data?: { picture: { alt: string; id: string } } }) => [
  { title: `${page?.picture.alt || page?.picture.id || 'Không có'} · Hình ảnh` },
];

export default function PicturePage() {
  const { picture, uses, lines, welcome } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const may = useMay();
  const { id, url, alt, width, height, bytes, fileName, addedAt, crop } = picture;
  const facts = [
    `${width} × ${height}`,
    `${formatNumber(Math.max(1, Math.round(bytes / 1024)))} KB`,
    fileName && `từ tệp ${fileName}`,
    `vào kho ${formatMoment(addedAt)}`,
  ];
  return (
    <PageBody>
      <PageHead
        title={alt || 'Hình chưa có mô tả'}
        about={
          <span className="flex flex-wrap items-center gap-2">
            {!alt && <Badge tone="warn">Chưa chọn được ở đâu</Badge>}
            {crop && <Badge tone="info">Đã cắt</Badge>}
            {facts.filter(Boolean).join(' · ')}
          </span>
        }
      >
        <a href={url} className={buttonClass()}>
          Xem cỡ đầy đủ
        </a>
        {may('media.edit') && <ButtonLink to={`/hinh-anh/${id}/thay`}>Thay hình</ButtonLink>}
        {may('media.delete') && <DeleteForm uses={uses.length} />}
      </PageHead>
      <ReplyNotice reply={reply ?? (welcome ? { done: welcome } : undefined)} />
      <div className="grid grid-cols-[minmax(0,1fr)_400px] items-start gap-3 max-lg:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-3">
          <PictureForm picture={picture} reply={reply} isOpen={may('media.edit')} />
          {may('media.edit') && <CropCard key={url} picture={picture} reply={reply} />}
        </div>
        <div className="flex min-w-0 flex-col gap-3">
          <PictureUses uses={uses} />
          <Card title="Lịch sử">
            <HistoryPanel lines={lines} />
          </Card>
        </div>
      </div>
    </PageBody>
  );
}

function DeleteForm({ uses }: { uses: number }) {
  return (
    <Form method="post">
      <Button
        type="submit"
        name="do"
        value="delete"
        look="dangerous"
        disabled={uses > 0}
        title={uses > 0 ? `Đang dùng ở ${uses} nơi` : undefined}
      >
        Xóa khỏi kho
      </Button>
    </Form>
  );
}
