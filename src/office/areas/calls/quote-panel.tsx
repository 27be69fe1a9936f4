import { Send, X } from 'lucide-react';
import { useRef } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { useMay } from '../../app/office-data.ts';
import { Button } from '../../parts/button.tsx';
import { TextArea, TextField } from '../../parts/field.tsx';
import { KeyCap } from '../../parts/key-cap.tsx';
import { Notice } from '../../parts/notice.tsx';
import type { Call } from './call-address.ts';
import { KnownCaller, useKnownCaller } from './known-caller.tsx';
import type { SoldToCaller } from './sell-to-caller.ts';
import type { CallKey } from './use-call-keys.ts';

interface Quoted {
  items: {
    title: string;
    about: string;
    from: string;
    to: string;
    amountVnd: number;
    lines: { label: string; amountVnd: number; reason: string }[];
    isOnRequest: boolean;
    removeHref: string;
  }[];
  totalVnd: number;
  dueNowVnd: number;
  refused: { message: string; removeHref: string }[];
}

interface Props {
  call: Call;
  quoted: Quoted | null;
  /** Who asked, where an enquiry is answered. */
  asker: { fullName: string; phone: string; email: string | null } | null;
  refused: Omit<Extract<SoldToCaller, { ok: false }>, 'ok'> | null;
}

/** What the guest is offered, what it comes to and why, and whom the link goes to. */
export function QuotePanel({ call, quoted, asker, refused }: Props) {
  return (
    <section
      id="bao-gia"
      aria-label="Báo giá"
      className="flex scroll-mt-14 flex-col gap-3 border-l border-line p-5 max-lg:border-l-0 max-lg:pb-20 max-sm:px-4"
    >
      <h2 data-key={'F4' satisfies CallKey} tabIndex={-1} className="text-lg">
        Báo giá
      </h2>
      {quoted ? (
        <>
          <Items quoted={quoted} />
          <Recipient call={call} quoted={quoted} asker={asker} refused={refused} />
        </>
      ) : (
        <p role={refused?.errors.form ? 'alert' : undefined} className="text-ink-faint">
          {refused?.errors.form} Bấm “Thêm” ở một dịch vụ để lập báo giá cho khách.
        </p>
      )}
    </section>
  );
}

function Items({ quoted: { items, refused, totalVnd, dueNowVnd } }: { quoted: Quoted }) {
  return (
    <>
      {refused.map(({ message, removeHref }) => (
        <Notice key={removeHref} tone="bad">
          {message}{' '}
          <Link to={removeHref} preventScrollReset className="font-semibold underline">
            Bỏ món này
          </Link>
        </Notice>
      ))}
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {items.map((item) => (
          <li key={item.removeHref} className="py-2">
            <div className="flex items-start gap-2">
              <div className="min-w-0 flex-1">
                <b>{item.title}</b>
                <p className="text-sm text-ink-soft">
                  {item.about} · {formatDate(item.from)}
                  {item.to !== item.from && ` – ${formatDate(item.to)}`}
                </p>
                {item.isOnRequest && (
                  <p className="text-sm text-info">Nhà cung cấp phải trả lời trước khi giữ chỗ</p>
                )}
              </div>
              <b className="whitespace-nowrap">{formatNumber(item.amountVnd)}</b>
              <Link
                to={item.removeHref}
                preventScrollReset
                aria-label={`Bỏ ${item.title}`}
                className="grid size-6 place-items-center rounded-badge text-ink-faint hover:bg-hover max-sm:size-11"
              >
                <X size={14} aria-hidden />
              </Link>
            </div>
            <details className="mt-1 text-sm">
              <summary className="text-sea">Vì sao giá này</summary>
              <ul className="mt-1 flex flex-col gap-0.5 text-ink-soft">
                {item.lines.map(({ label, amountVnd, reason }) => (
                  <li key={label + reason} className="flex justify-between gap-3">
                    <span>
                      {label}
                      {reason && <span className="text-ink-faint"> · {reason}</span>}
                    </span>
                    <span className="whitespace-nowrap">{formatNumber(amountVnd)}</span>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between">
        Khách trả <b className="text-xl">{formatNumber(totalVnd)} ₫</b>
      </p>
      {dueNowVnd < totalVnd && <p className="text-sm text-ink-soft">Trả ngay {formatNumber(dueNowVnd)} ₫</p>}
    </>
  );
}

function Recipient({ call, quoted, asker, refused }: Required<Props> & { quoted: Quoted }) {
  const may = useMay();
  const isSending = useNavigation().formMethod === 'POST';
  const knownCaller = useKnownCaller();
  const nameField = useRef<HTMLInputElement>(null);
  const { errors = {}, typed = asker } = refused ?? {};
  if (!may('booking.sell'))
    return <p className="text-ink-faint">Vai trò của bạn xem được giá, không đặt hộ khách.</p>;
  return (
    <Form method="post" className="flex flex-col gap-3">
      {call.items.map((item) => (
        <input key={JSON.stringify(item)} type="hidden" name="mon" value={JSON.stringify(item)} />
      ))}
      {call.enquiry && <input type="hidden" name="yeu-cau" value={call.enquiry} />}
      {errors.form && (
        <Notice tone="bad" role="alert">
          {errors.form}
        </Notice>
      )}
      <div className="grid grid-cols-2 gap-2">
        <TextField
          name="phone"
          label="Điện thoại"
          type="tel"
          autoComplete="off"
          defaultValue={typed?.phone}
          error={errors.phone}
          onBlur={(event) => knownCaller.find(event.currentTarget.value)}
        />
        <TextField
          ref={nameField}
          name="fullName"
          label="Họ tên khách"
          autoComplete="off"
          defaultValue={typed?.fullName}
          error={errors.fullName}
        />
      </div>
      <KnownCaller
        people={knownCaller.people}
        onChoose={(fullName) => {
          if (nameField.current) nameField.current.value = fullName;
        }}
      />
      <TextField
        name="email"
        label="Thư điện tử, nếu có"
        type="email"
        autoComplete="off"
        defaultValue={typed?.email ?? ''}
        error={errors.email}
      />
      <TextArea
        name="note"
        label="Ghi nhanh, khách và nhà cung cấp đọc"
        rows={2}
        defaultValue={refused?.typed.note}
        error={errors.note}
      />
      <label className="flex items-start gap-2">
        <input type="checkbox" name="terms" className="mt-0.5" />
        <span>Đã đọc điều kiện hủy cho khách, khách đồng ý</span>
      </label>
      {errors.terms && <p className="text-sm text-bad">{errors.terms}</p>}
      <Button
        type="submit"
        look="send"
        size="lg"
        data-key={'F9' satisfies CallKey}
        disabled={isSending || quoted.totalVnd === 0}
      >
        <Send size={16} aria-hidden />
        {isSending ? 'Đang giữ chỗ…' : 'Giữ chỗ và lấy liên kết'}
        <KeyCap isOnFill>F9</KeyCap>
      </Button>
    </Form>
  );
}
