import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '../../parts/button.tsx';
import { TextArea, TextField } from '../../parts/field.tsx';
import { Fold } from '../../parts/fold.tsx';
import type { ActionName } from './booking-action.ts';
import { wordedMailField, wordsField } from './guest-mail-of.ts';
import { MailPreview } from './mail-preview.tsx';
import type { action } from './read-mail-before.ts';

type MailsBefore = NonNullable<Awaited<ReturnType<typeof action>>['before']>;
type GuestMail = NonNullable<MailsBefore['guest']>;

/** The actions whose mails can be read before they are sent; 'priced' ones only once the price is known. */
const readable: Partial<Record<ActionName, 'at once' | 'priced'>> = {
  huy: 'at once',
  'huy-mot': 'at once',
  'tu-choi': 'at once',
  'doi-ngay': 'priced',
  chuyen: 'priced',
  'them-dich-vu': 'priced',
};

/** Whether a sheet shows mails from the start. */
export const hasMailsBefore = (name: ActionName): boolean => readable[name] === 'at once';

/** Debounce in milliseconds before a mail is rendered again after typing. */
const restMs = 400;

/** The mails to guest and suppliers that the form's current values would send; the guest's can be reworded for this one time. */
export function MailBefore({
  name,
  code,
  chosen,
  problems,
  onFields,
}: {
  name: ActionName;
  code: string;
  chosen: FormData | null;
  problems: Record<string, string>;
  /** Called when fields were added to or removed from the form. */
  onFields: () => void;
}) {
  const { submit, data, state } = useFetcher<typeof action>();
  const when = readable[name];
  const isReadable = chosen !== null && (when === 'at once' || (when && chosen.has('expectedTotalVnd')));
  const request = isReadable ? requestOf(chosen, name) : '';
  useEffect(() => {
    if (!request) return;
    const read = () =>
      void submit(new URLSearchParams(request), {
        method: 'post',
        action: `/dat-cho/${code}/thu`,
        defaultShouldRevalidate: false,
      });
    const timer = setTimeout(read, request.includes(wordsField) ? restMs : 0);
    return () => clearTimeout(timer);
  }, [request, code, submit]);
  if (!isReadable || !data?.before) return null;
  const { guest, suppliers } = data.before;
  return (
    <div aria-busy={state !== 'idle'} className="flex min-w-0 flex-col gap-3">
      {guest ? (
        <GuestMail key={guest.template} mail={guest} problems={problems} onFields={onFields} />
      ) : (
        when === 'at once' && <p className="text-sm text-ink-soft">Khách không nhận thư nào về việc này.</p>
      )}
      <SupplierMails {...suppliers} />
    </div>
  );
}

/** The form's values without those that do not affect a mail: the reason is put in as it is typed. */
function requestOf(chosen: FormData, name: ActionName): string {
  const query = new URLSearchParams({ viec: name });
  for (const [field, value] of chosen)
    if (typeof value === 'string' && field !== 'viec' && field !== 'note') query.append(field, value);
  return query.toString();
}

function GuestMail({
  mail,
  problems,
  onFields,
}: {
  mail: GuestMail;
  problems: Record<string, string>;
  onFields: () => void;
}) {
  const [isEdited, setEdited] = useState(false);
  const edited = useRef(isEdited);
  useEffect(() => {
    if (edited.current !== isEdited) onFields();
    edited.current = isEdited;
  }, [isEdited, onFields]);
  return (
    <>
      {isEdited && <EditWords mail={mail} problems={problems} onLeave={() => setEdited(false)} />}
      <MailPreview label="Thư khách sẽ đọc" by="Khách" mail={mail}>
        {mail.parts.length > 0 && !isEdited && (
          <Button size="sm" className="self-start" onClick={() => setEdited(true)}>
            <Pencil size={14} aria-hidden />
            Sửa câu chữ trước khi gửi
          </Button>
        )}
      </MailPreview>
    </>
  );
}

function EditWords({
  mail: { template, parts, problems },
  problems: refused,
  onLeave,
}: {
  mail: GuestMail;
  problems: Record<string, string>;
  onLeave: () => void;
}) {
  return (
    <fieldset className="flex flex-col gap-3 rounded-card border border-line px-3.5 py-3">
      <legend className="px-1 text-sm font-semibold">Câu chữ của riêng thư này</legend>
      <p className="text-sm text-ink-soft">
        Mã, số tiền, ngày hoàn và các nút do trang điền, không mất được. Thư gửi lại sau này giữ đúng câu bạn
        sửa.
      </p>
      <input type="hidden" name={wordedMailField} value={template} />
      {parts.map(({ part, label, text, isLine }, at) => {
        const field = {
          name: wordsField + part,
          label,
          defaultValue: text,
          error: problems[part] ?? refused[wordsField + part],
          autoFocus: at === 0,
        };
        return isLine ? (
          <TextField key={part} {...field} maxLength={120} />
        ) : (
          <TextArea key={part} {...field} rows={4} maxLength={2000} hint="Dòng trống bắt đầu đoạn mới." />
        );
      })}
      <Button size="sm" className="self-start" onClick={onLeave}>
        Dùng câu thường lệ
      </Button>
    </fieldset>
  );
}

function SupplierMails({ mails, unmailed }: MailsBefore['suppliers']) {
  return (
    <>
      {mails.map((mail) => {
        const { supplier, subject } = mail;
        const words = (
          <MailPreview key={supplier} label={`Thư ${supplier} sẽ đọc`} by={supplier} mail={mail} />
        );
        return mails.length === 1 ? (
          words
        ) : (
          <Fold key={`${supplier} ${subject}`} title={`${supplier} đọc`}>
            {words}
          </Fold>
        );
      })}
      {mails.length === 0 && (
        <p className="text-sm text-ink-soft">Không nhà cung cấp nào nhận thư ngay về việc này.</p>
      )}
      {unmailed.length > 0 && (
        <p className="text-sm text-warn">
          Chưa có email của {unmailed.join(', ')}: họ không nhận thư, cần báo bằng điện thoại.
        </p>
      )}
    </>
  );
}
