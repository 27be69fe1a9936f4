import { Form, Link } from 'react-router';
import type { ActionReply } from '../../app/action-reply.ts';
import { useMay } from '../../app/office-data.ts';
import { Button, buttonClass } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { CheckField, TextField } from '../../parts/field.tsx';
import { Fold } from '../../parts/fold.tsx';
import type { ErasurePreview } from './run-erasure.ts';

/** A guest's legal rights: a copy of their data, and erasure. Each only for users who may. */
export function GuestRights({
  guestKey,
  erasure,
  reply,
}: {
  guestKey: string;
  /** The preview; null until requested. */
  erasure: ErasurePreview | null;
  reply: ActionReply | undefined;
}) {
  const may = useMay();
  if (!may('guest.export') && !may('guest.erase')) return null;
  return (
    <Card title="Quyền của khách theo luật">
      <div className="flex flex-col gap-2 px-3.5 py-3">
        {may('guest.export') && (
          <a href={`/quan-tri/khach/${guestKey}/ban-sao`} download className={buttonClass()}>
            Tải bản sao dữ liệu
          </a>
        )}
        {may('guest.erase') && !erasure && (
          <Link to="?xoa=1" preventScrollReset className={buttonClass()}>
            Xóa dữ liệu của khách…
          </Link>
        )}
        {erasure && (
          <Fold title="Xóa dữ liệu của khách…" isOpen>
            <Form method="post" preventScrollReset className="flex flex-col gap-2 p-3">
              <p className="text-sm text-ink-soft">
                Không lấy lại được. Tên, liên hệ, giấy tờ bị xóa khỏi{' '}
                {erasure.codes.length > 0 ? erasure.codes.join(', ') : 'thư và bản tin'}. Số tiền và chứng từ
                kế toán được giữ.
              </p>
              {erasure.left.length > 0 && (
                <p className="text-sm text-ink-soft">
                  Chưa xóa được: {erasure.left.map(({ code, why }) => `${code} (${why})`).join(', ')}.
                </p>
              )}
              <TextField
                name="why"
                label="Khách yêu cầu thế nào"
                maxLength={300}
                autoComplete="off"
                hint="Không ghi tên hay liên hệ của khách."
                defaultValue={reply?.typed?.why}
                error={reply?.errors?.why}
              />
              <CheckField name="reviews" label="Xóa cả bài đánh giá, không chỉ tên người viết" />
              <CheckField name="verified" label="Đã kiểm tra đúng là người này yêu cầu" />
              {reply?.errors?.verified && <p className="text-sm text-bad">{reply.errors.verified}</p>}
              <Button type="submit" name="do" value="erase" look="danger">
                Xóa dữ liệu
              </Button>
            </Form>
          </Fold>
        )}
      </div>
    </Card>
  );
}
