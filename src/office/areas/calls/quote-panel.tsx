import { Send } from 'lucide-react';
import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { useMay } from '../../app/office-data.ts';
import { Button } from '../../parts/button.tsx';
import { TextArea, TextField } from '../../parts/field.tsx';
import { KeyCap } from '../../parts/key-cap.tsx';
import { Notice } from '../../parts/notice.tsx';
import type { Call } from './call-address.ts';
import { KnownCaller, useKnownCaller } from './known-caller.tsx';
import { type Quoted, QuotedItems } from './quoted-items.tsx';
import type { SoldToCaller } from './sell-to-caller.ts';
import type { CallKey } from './use-call-keys.ts';

interface Props {
  call: Call;
  quoted: Quoted | null;
  /** The sender of the enquiry, where one is answered. */
  asker: { fullName: string; phone: string; email: string | null } | null;
  /** The version that the new quote replaces. */
  revised: Revised | null;
  refused: Omit<Extract<SoldToCaller, { ok: false }>, 'ok'> | null;
}

interface Revised {
  code: string;
  version: number;
  totalVnd: number;
  contact: { fullName: string; phone: string; email: string };
  note: string;
}

/** The guest's offer, its price with the reasons, and the recipient of the link. */
export function QuotePanel({ call, quoted, asker, revised, refused }: Props) {
  return (
    <section
      id="bao-gia"
      aria-label="Báo giá"
      className="flex scroll-mt-14 flex-col gap-3 border-l border-line p-5 max-lg:border-l-0 max-lg:pb-20 max-sm:px-4"
    >
      <h2 data-key={'F4' satisfies CallKey} tabIndex={-1} className="text-lg">
        {revised ? `Báo giá, bản ${revised.version + 1}` : 'Báo giá'}
      </h2>
      {quoted ? (
        <>
          <QuotedItems quoted={quoted} />
          {revised && (
            <p className="text-sm text-ink-soft">
              Bản {revised.version}: {formatVnd(revised.totalVnd)}
            </p>
          )}
          <Recipient {...{ call, quoted, asker, revised, refused }} />
        </>
      ) : (
        <p role={refused?.errors.form ? 'alert' : undefined} className="text-ink-faint">
          {refused?.errors.form} Bấm “Thêm” ở một dịch vụ để lập báo giá cho khách.
        </p>
      )}
    </section>
  );
}

function Recipient({ call, quoted, asker, revised, refused }: Required<Props> & { quoted: Quoted }) {
  const may = useMay();
  const isSending = useNavigation().formMethod === 'POST';
  const knownCaller = useKnownCaller();
  const nameField = useRef<HTMLInputElement>(null);
  const { errors = {}, typed = revised?.contact ?? asker } = refused ?? {};
  if (!may('booking.sell'))
    return <p className="text-ink-faint">Vai trò của bạn xem được giá, không đặt hộ khách.</p>;
  return (
    <Form method="post" className="flex flex-col gap-3">
      {call.items.map((item) => (
        <input key={JSON.stringify(item)} type="hidden" name="mon" value={JSON.stringify(item)} />
      ))}
      {call.enquiry && <input type="hidden" name="yeu-cau" value={call.enquiry} />}
      {call.revised && <input type="hidden" name="sua" value={call.revised} />}
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
        creditVnd={knownCaller.creditVnd}
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
        defaultValue={refused?.typed.note ?? revised?.note}
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
        {isSending ? 'Đang giữ chỗ…' : revised ? 'Giữ chỗ bản mới, lấy liên kết' : 'Giữ chỗ và lấy liên kết'}
        <KeyCap isOnFill>F9</KeyCap>
      </Button>
    </Form>
  );
}
