import { Form } from 'react-router';
import type { Sleeper } from '#modules/booking/trip/passengers.ts';
import { useMay } from '../../app/office-data.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { TextField } from '../../parts/field.tsx';
import type { DepartureReply } from './departure-form.ts';

interface Shown {
  sleepers: (Sleeper & { proposed: string })[];
  /** Whether the fields show a proposal that is not saved yet. */
  isProposed: boolean;
  reply: DepartureReply | undefined;
}

/** Assigns rooms or cabins: guests with the same text share one. Renders nothing where nobody stays overnight. */
export function RoomsCard({ sleepers, isProposed, reply }: Shown) {
  const own = reply?.form === 'phong' ? reply : undefined;
  const may = useMay();
  if (sleepers.length === 0) return null;
  const mayEdit = may('booking.regroup');
  return (
    <Card title="Xếp phòng">
      <Form
        method="post"
        noValidate
        className="flex flex-col gap-3 p-3.5"
        key={`${isProposed} ${sleepers.map(({ room }) => room).join()}`}
      >
        <input type="hidden" name="form" value="phong" />
        <p className="text-ink-soft">
          Ai ghi cùng một phòng thì ở chung. Danh sách khách tải về có cột Phòng.
          {isProposed && ' Đây là gợi ý, bấm Lưu để ghi.'}
        </p>
        {sleepers.map(({ code, place, fullName, guests, unitTitle, room, proposed }) => {
          const key = `${code}-${place}`;
          return (
            <div
              key={key}
              className="grid grid-cols-[minmax(0,1fr)_9rem] items-center gap-x-3 border-b border-line pb-2 last:border-0"
            >
              <p className="min-w-0 [overflow-wrap:anywhere]">
                <b>{fullName}</b> {guests > 1 && `(${guests} khách)`}
                <span className="block text-sm text-ink-soft">
                  {code} · {unitTitle}
                </span>
              </p>
              {mayEdit ? (
                <>
                  <TextField
                    name={`phong-${key}`}
                    label="Phòng"
                    maxLength={40}
                    autoComplete="off"
                    defaultValue={own?.typed?.[`phong-${key}`] ?? proposed}
                    error={own?.errors?.[`phong-${key}`]}
                  />
                  <input type="hidden" name={`thay-${key}`} value={own?.rooms?.[key] ?? room} />
                </>
              ) : (
                <p>{room || 'chưa xếp'}</p>
              )}
            </div>
          );
        })}
        {mayEdit && (
          <div className="flex flex-wrap gap-2">
            <Button type="submit">Lưu</Button>
            <ButtonLink to="?xep=1" preventScrollReset>
              Gợi ý xếp phòng
            </ButtonLink>
          </div>
        )}
      </Form>
    </Card>
  );
}
