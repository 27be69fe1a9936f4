import { Search } from 'lucide-react';
import { Form, Link, useLoaderData, useSubmit } from 'react-router';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { SelectField, TextArea, TextField } from '../../parts/field.tsx';
import { Notice } from '../../parts/notice.tsx';
import type { DisruptionsData } from './load-disruptions.ts';

/** What to close, on which days and why. The affected guests are listed before it is carried out. */
export function CloseForm({ reply }: { reply: ActionReply | undefined }) {
  const { form, preview, isUnknown } = useLoaderData<DisruptionsData>();
  return (
    <Card title="Ngừng phục vụ một nơi hoặc một dịch vụ">
      <div className="flex flex-col gap-3 p-3.5">
        <ScopeSearch />
        {isUnknown && <Notice tone="bad">Nơi hoặc dịch vụ này không còn, hoặc không bán gì.</Notice>}
        {preview && form.scopeText && <Days reply={reply} />}
      </div>
    </Card>
  );
}

function ScopeSearch() {
  const { form, scopes, preview } = useLoaderData<DisruptionsData>();
  const to = (scope: string) => {
    const query = new URLSearchParams({ chon: scope });
    if (form.fromOn) query.set('tu', form.fromOn);
    if (form.toOn) query.set('den', form.toOn);
    return `?${query}`;
  };
  return (
    <>
      <Form role="search" className="flex items-end gap-2" key={form.text}>
        {form.fromOn && <input type="hidden" name="tu" value={form.fromOn} />}
        {form.toOn && <input type="hidden" name="den" value={form.toOn} />}
        <TextField
          className="flex-1"
          type="search"
          name="tim"
          label={preview ? 'Đổi sang nơi hoặc dịch vụ khác' : 'Ngừng ở đâu, dịch vụ nào'}
          placeholder="Vịnh, điểm đến, khách sạn, tour, hạng phòng…"
          defaultValue={form.text}
          autoComplete="off"
        />
        <Button type="submit">
          <Search size={16} aria-hidden /> Tìm
        </Button>
      </Form>
      {form.text && scopes.length === 0 && (
        <p className="text-ink-soft">Không có nơi hay dịch vụ nào tên như “{form.text}”. Thử ít chữ hơn.</p>
      )}
      {scopes.length > 0 && (
        <ul aria-label="Chọn một" className="flex flex-col rounded-card border border-line">
          {scopes.map(({ of, key, title, about }) => (
            <li
              key={`${of}:${key}`}
              className="relative border-b border-line px-3 py-2 last:border-0 hover:bg-hover"
            >
              <Link to={to(`${of}:${key}`)} className="font-semibold text-sea after:absolute after:inset-0">
                {title}
              </Link>{' '}
              <span className="text-sm text-ink-soft">{about}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Days({ reply }: { reply: ActionReply | undefined }) {
  const { form, preview, reasons, today } = useLoaderData<DisruptionsData>();
  const submit = useSubmit();
  const { typed = {}, errors = {} } = reply ?? {};
  if (!preview) return null;
  return (
    <Form
      key={form.scopeText}
      method="post"
      className="flex flex-col gap-3 border-t border-line pt-3"
      onChange={({ currentTarget, target }) => {
        const isDate = target instanceof HTMLInputElement && target.type === 'date';
        const [tu, den] = ['tu', 'den'].map((name) => String(new FormData(currentTarget).get(name)));
        if (!isDate || !tu || !den) return;
        void submit({ chon: form.scopeText, tu, den }, { replace: true, preventScrollReset: true });
      }}
    >
      <p className="text-lg">
        <b>{preview.title}</b> <span className="text-sm text-ink-soft">{preview.units} hạng phòng, chỗ</span>
      </p>
      <input type="hidden" name="chon" value={form.scopeText} />
      <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
        <TextField
          type="date"
          name="tu"
          label="Từ ngày"
          defaultValue={typed.tu ?? (form.fromOn || today)}
          error={errors.tu}
        />
        <TextField
          type="date"
          name="den"
          label="Đến hết ngày"
          defaultValue={typed.den ?? (form.toOn || today)}
          error={errors.den}
        />
      </div>
      <Effect />
      <SelectField name="reason" label="Lý do" defaultValue={typed.reason ?? 'weather'} error={errors.reason}>
        {reasons.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </SelectField>
      <TextArea
        name="note"
        label="Câu khách sẽ đọc"
        hint="Ví dụ: Cảng vụ cấm tàu vì bão số 12. Câu này hiện trên trang sản phẩm và trong thư."
        defaultValue={typed.note}
        error={errors.note}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="do" value="close" look="danger">
          Ngừng và báo {preview.bookings} đặt chỗ
        </Button>
        <Button type="submit" formMethod="get">
          Xem lại số bị ảnh hưởng
        </Button>
      </div>
    </Form>
  );
}

/** The effect, for the form's current days. */
function Effect() {
  const { preview, form } = useLoaderData<DisruptionsData>();
  if (!preview) return null;
  const { guests, bookings, amountVnd, unpaid } = preview;
  return (
    <Notice tone={bookings > 0 ? 'warn' : 'info'} role="status">
      {!form.isDated && 'Hôm nay: '}
      {bookings === 0 ? (
        'Không có đặt chỗ nào vào những ngày này.'
      ) : (
        <>
          <b>{guests} khách được báo</b> ({bookings} đặt chỗ), <b>{formatVnd(amountVnd)}</b> chờ hoàn nếu
          không ai dời ngày.
        </>
      )}
      {unpaid > 0 && ` ${unpaid} đặt chỗ chưa trả tiền sẽ mất chỗ đang giữ.`}
    </Notice>
  );
}
