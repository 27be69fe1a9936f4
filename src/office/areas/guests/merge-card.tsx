import { Form } from 'react-router';
import type { MergePreview } from '#modules/retention/commands/merge-guests.ts';
import { formatPhone } from '#platform/vietnamese/phone.ts';
import { useMay } from '../../app/office-data.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { TextField } from '../../parts/field.tsx';
import { Fold } from '../../parts/fold.tsx';
import { Notice } from '../../parts/notice.tsx';
import type { GuestReply } from './run-merge.ts';

interface Known {
  phone: string | null;
  email: string | null;
}

const knownBy = ({ phone, email }: Known) => [phone && formatPhone(phone), email].filter(Boolean).join(' · ');

/** By what else a guest is known, and the form that says that another one is the same person. */
export function MergeCard({
  guest: { merged },
  reply,
}: {
  guest: { merged: Known[] };
  reply: GuestReply | undefined;
}) {
  const may = useMay();
  if (!may('guest.merge') && merged.length === 0) return null;
  const { preview, typed, errors } = reply ?? {};
  return (
    <Card title="Cùng một người">
      <div className="flex flex-col gap-2 px-3.5 py-3">
        {merged.map((one) => (
          <p key={knownBy(one)} className="[overflow-wrap:anywhere]">
            Cũng là <b>{knownBy(one)}</b>
          </p>
        ))}
        {may('guest.merge') && (
          <Fold title="Gộp với khách khác…" isOpen={reply !== undefined && !reply.done}>
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
      <p className="mt-1">Tải bản sao hay xóa dữ liệu sau này tính cả hai. Không tách lại được.</p>
    </Notice>
  );
}
