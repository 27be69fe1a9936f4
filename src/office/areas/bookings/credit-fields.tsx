import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { useOffice } from '../../app/office-data.ts';
import { SelectField, TextField } from '../../parts/field.tsx';
import { formatDay, formatMoment } from '../../parts/format-moment.ts';
import { NoteField, type SheetFieldProps } from './note-field.tsx';
import { Way } from './way.tsx';

interface Typing extends SheetFieldProps {
  typed: Record<string, string> | undefined;
}

/** The amount of a credit for the guest, and the reason. */
export function GiveCreditFields({ problems, typed = {} }: Typing) {
  return (
    <>
      <TextField
        name="amountVnd"
        label="Số tiền tặng, ₫"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={typed.amountVnd ?? ''}
        error={problems.amountVnd}
      />
      <NoteField problems={problems} name="reason" label="Lý do, khách không đọc câu này" />
    </>
  );
}

/** A proposed credit: its proposer may withdraw it, somebody else approves or declines it. */
export function DecideCreditFields({ booking: { creditProposal }, problems }: Typing) {
  const { me } = useOffice();
  if (!creditProposal) return null;
  const { id, amountVnd, reason, proposedBy, proposedName, proposedAt } = creditProposal;
  const isOwn = proposedBy === `staff:${me.id}`;
  return (
    <>
      <input type="hidden" name="proposal" value={id} />
      <p>
        <b>{proposedName}</b> đề nghị tặng <b>{formatVnd(amountVnd)}</b> lúc {formatMoment(proposedAt)}: “
        {reason}”
      </p>
      <fieldset className="flex flex-col gap-1.5">
        <legend className="sr-only">Quyết định</legend>
        {!isOwn && (
          <Way name="answer" value="dong-y" title="Đồng ý" isChosen>
            khách nhận mã qua thư, dùng được một năm
          </Way>
        )}
        <Way name="answer" value="khong" title={isOwn ? 'Rút lại đề nghị' : 'Không tặng'} isChosen={isOwn}>
          khách không nhận gì và không được báo
        </Way>
      </fieldset>
      <NoteField problems={problems} name="reason" label="Lý do, nếu không tặng" />
    </>
  );
}

/** The credit to extend, and its new last day. */
export function ExtendCreditFields({ booking: { credits }, ...typing }: Typing) {
  const open = credits
    .filter(({ rest }) => rest > 0)
    .map(({ rest, ...credit }) => ({ ...credit, about: `còn ${formatVnd(rest)}` }));
  return <ExtendFields name="credit" label="Mã tín dụng" choices={open} {...typing} />;
}

/** The prepaid code to extend, and its new last day. */
export function ExtendCodeFields({ booking: { prepaidCodes }, ...typing }: Typing) {
  const open = prepaidCodes
    .filter(({ isOpen }) => isOpen)
    .map(({ quantity, unitTitle, ...one }) => ({ ...one, about: `${quantity} gói ${unitTitle}` }));
  return <ExtendFields name="prepaid" label="Mã combo" choices={open} {...typing} />;
}

function ExtendFields({
  name,
  label,
  choices,
  problems,
  typed = {},
}: Omit<Typing, 'booking'> & {
  name: string;
  label: string;
  choices: readonly { code: string; validUntil: string; about: string }[];
}) {
  return (
    <>
      <SelectField name={name} label={label} error={problems[name]} defaultValue={typed[name]}>
        {choices.map(({ code, about, validUntil }) => (
          <option key={code} value={`${code} ${validUntil}`}>
            {code} · {about} · đến hết {formatDay(validUntil)}
          </option>
        ))}
      </SelectField>
      <TextField
        type="date"
        name="validUntil"
        label="Ngày cuối dùng được"
        defaultValue={typed.validUntil ?? ''}
        error={problems.validUntil}
      />
      <NoteField problems={problems} name="reason" label="Lý do, khách không đọc câu này" />
    </>
  );
}
