import { Form } from 'react-router';
import type { MergePreview } from '#modules/retention/commands/merge-guests.ts';
import { formatPhone } from '#platform/vietnamese/phone.ts';
import { useMay } from '../../app/office-data.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { TextField } from '../../parts/field.tsx';
import { Fold } from '../../parts/fold.tsx';
import { formatDayMonthYear } from '../../parts/format-moment.ts';
import { Notice } from '../../parts/notice.tsx';
import type { ShownGuest } from './guest-deals.tsx';
import type { GuestReply } from './run-merge.ts';

type ShownMerge = NonNullable<ShownGuest>['merges'][number];

interface Known {
  phone: string | null;
  email: string | null;
}

const knownBy = ({ phone, email }: Known) => [phone && formatPhone(phone), email].filter(Boolean).join(' · ');

/** The identities merged into this guest, and the form that merges another one. */
export function MergeCard({
  guest: { merges },
  reply,
}: {
  guest: { merges: readonly ShownMerge[] };
  reply: GuestReply | undefined;
}) {
  const may = useMay();
  if (!may('guest.merge') && merges.length === 0) return null;
  const answer = reply?.form === 'merge' ? reply : undefined;
  const { preview, typed, errors } = answer ?? {};
  return (
    <Card title="Cùng một người">
      <div className="flex flex-col gap-2 px-3.5 py-3">
        {merges.map((merge) => (
          <MergedLine
            key={merge.id}
            merge={merge}
            mayUndo={may('guest.merge')}
            reply={reply?.form === 'unmerge' && reply.typed?.lanGop === String(merge.id) ? reply : undefined}
          />
        ))}
        {may('guest.merge') && (
          <Fold title="Gộp với khách khác…" isOpen={answer !== undefined && !answer.done}>
            <Form method="post" preventScrollReset noValidate className="flex flex-col gap-2 p-3">
              <TextField
                name="khachKia"
                label="Mã của khách kia"
                hint="Mã đặt chỗ, mã yêu cầu, hoặc số cuối trong địa chỉ trang của họ. Khách đang mở được giữ."
                maxLength={40}
                autoComplete="off"
                defaultValue={typed?.khachKia}
                error={errors?.khachKia}
              />
              {preview && <Effect preview={preview} />}
              {preview && (
                <TextField
                  name="lyDo"
                  label="Vì sao biết là một người"
                  hint="Không ghi tên hay liên hệ của khách."
                  maxLength={300}
                  autoComplete="off"
                  defaultValue={typed?.lyDo}
                  error={errors?.lyDo}
                />
              )}
              <div className="flex flex-wrap gap-2">
                <Button type="submit" name="do" value="merge-preview" look={preview ? 'plain' : 'primary'}>
                  Xem trước
                </Button>
                {preview && (
                  <Button type="submit" name="do" value="merge" look="danger">
                    Gộp hai khách
                  </Button>
                )}
              </div>
            </Form>
          </Fold>
        )}
      </div>
    </Card>
  );
}

/** A merged identity, and the button to undo the merge. */
function MergedLine({
  merge: { id, former, kept, mergedAt, claimed },
  mayUndo,
  reply,
}: {
  merge: ShownMerge;
  mayUndo: boolean;
  reply: GuestReply | undefined;
}) {
  return (
    <div>
      <p className="[overflow-wrap:anywhere]">
        <b>{knownBy(former)}</b> đã gộp vào {knownBy(kept)}, {formatDayMonthYear(mergedAt)}
      </p>
      {mayUndo && claimed !== null && (
        <Fold title={`Tách ${knownBy(former)}…`} isOpen={reply !== undefined}>
          <Form method="post" preventScrollReset noValidate className="flex flex-col gap-2 p-3">
            <input type="hidden" name="lanGop" value={id} />
            <p className="text-sm text-ink-soft">
              Mỗi khách lại có trang riêng.{' '}
              {claimed > 0 &&
                `${claimed} đặt chỗ mà lần gộp đưa vào tài khoản sẽ ra khỏi tài khoản, cùng điểm đã cộng cho chúng. `}
              Việc khác đã làm từ lúc gộp giữ nguyên.
            </p>
            <TextField
              name="lyDoTach"
              label="Vì sao phải tách"
              hint="Không ghi tên hay liên hệ của khách."
              maxLength={300}
              autoComplete="off"
              defaultValue={reply?.typed?.lyDoTach}
              error={reply?.errors?.lyDoTach}
            />
            <Button type="submit" name="do" value="unmerge" look="danger">
              Tách hai khách
            </Button>
          </Form>
        </Fold>
      )}
    </div>
  );
}

function Effect({
  preview: { kept, former, bookings, requests, reviews, account, claimed },
}: {
  preview: MergePreview;
}) {
  const moved = [
    `${bookings.length} đặt chỗ${bookings.length > 0 ? ` (${bookings.join(', ')})` : ''}`,
    `${requests.length} yêu cầu${requests.length > 0 ? ` (${requests.join(', ')})` : ''}`,
    `${reviews} đánh giá`,
  ];
  return (
    <Notice tone="warn">
      <p className="[overflow-wrap:anywhere]">
        <b>{former.fullName}</b> ({knownBy(former)}) gộp vào <b>{kept.fullName}</b> ({knownBy(kept)}):{' '}
        {moved.join(', ')}.
      </p>
      <p className="mt-1">
        {account
          ? `Tài khoản ${account.name} giữ ${account.points} điểm và ${account.savedTravellers} người đi cùng; ${claimed} đặt chỗ chưa thuộc tài khoản nào vào tài khoản này, chủ tài khoản xem được.`
          : 'Cả hai chưa có tài khoản nên không có điểm hay người đi cùng nào để chuyển.'}
      </p>
      <p className="mt-1">
        Tải bản sao hay xóa dữ liệu sau này tính cả hai. Gộp nhầm thì tách lại được ở trang này.
      </p>
    </Notice>
  );
}
