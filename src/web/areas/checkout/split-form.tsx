import { Form, useNavigation } from 'react-router';
import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import type { SplitErrors, SplitRow } from './read-split-form.ts';

/** The name proposed for the part of whoever divides. */
export const ownPart = 'Phần của tôi';

/** Who pays how much of what is due: equal shares to begin with, each editable. Works without script. */
export function SplitForm({
  due,
  shares,
  hours,
  isAgain,
  balance,
  typed,
}: {
  due: number;
  /** Equal shares. */
  shares: number[];
  hours: number;
  isAgain: boolean;
  /** Set where it is the balance after a deposit: the day by which it is due. */
  balance: { dueOn: string | null } | null;
  typed: { rows: SplitRow[]; errors: SplitErrors };
}) {
  const isSending = useNavigation().state === 'submitting';
  const isBack = typed.rows.length > 0;
  const fresh = shares.map((amount, at) => ({
    name: at === 0 && !isAgain ? ownPart : '',
    amount: amount.toLocaleString('vi-VN'),
  }));
  return (
    <details
      open={!isAgain || isBack || undefined}
      className="rounded-card border border-line bg-rice px-4 lg:px-6"
    >
      <summary className="folded-head min-h-14">
        <h2 className="text-lg">
          {isAgain ? `Chia lại ${formatVnd(due)} chưa trả` : `Chia ${formatVnd(due)}`}
        </h2>
      </summary>
      <p className="text-sm text-ink-soft">
        {isAgain &&
          'Phần đã trả giữ nguyên. Liên kết của các phần chưa trả hết dùng được; bạn gửi liên kết mới.'}
        {!isAgain && balance && balanceWords(balance.dueOn)}
        {!isAgain &&
          !balance &&
          `Chỗ được giữ 30 phút. Có người trả phần đầu tiên, cả nhóm có tới ${hours} giờ kể từ lúc chia, hoặc nhiều nhất 4 giờ khi còn dưới 72 giờ là tới ngày đi. Hết giờ mà chưa đủ, tiền về lại đúng người đã trả.`}
      </p>
      <EqualShares people={shares.length} />
      <Form method="post" noValidate className="mt-4 stack-4 pb-4" key={`${shares.length} ${due} ${isBack}`}>
        <input type="hidden" name="intent" value="split" />
        <Rows rows={isBack ? typed.rows : fresh} errors={typed.errors} />
        <Button
          type="submit"
          size="lg"
          look={isAgain ? 'sea' : 'primary'}
          className="w-full"
          disabled={isSending}
        >
          {isAgain ? 'Chia lại và lấy liên kết mới' : 'Chia và lấy liên kết'}
        </Button>
      </Form>
    </details>
  );
}

function balanceWords(dueOn: string | null): string {
  const by = dueOn ? ` Cả nhóm trả trước ${formatWeekdayDate(dueOn)}.` : '';
  return `Chuyến đi đã được xác nhận, đây là phần còn lại sau tiền cọc.${by} Bạn đổi hay hủy một dịch vụ thì phần chưa trả hết dùng được và bạn chia lại.`;
}

/** How many share equally; submitting it reloads the page with their amounts. */
function EqualShares({ people }: { people: number }) {
  return (
    <Form method="get" className="mt-3 flex items-end gap-3">
      <SelectField
        id="split-people"
        name="nguoi"
        label="Chia đều cho"
        required
        defaultValue={String(people)}
        key={people}
        className="grow"
      >
        {Array.from({ length: 19 }, (_, at) => at + 2).map((count) => (
          <option key={count} value={count}>
            {count} người
          </option>
        ))}
      </SelectField>
      <Button type="submit" look="outline">
        Chia đều
      </Button>
    </Form>
  );
}

function Rows({ rows, errors }: { rows: SplitRow[]; errors: SplitErrors }) {
  return rows.map(({ name, amount }, at) => (
    <fieldset key={at} className="grid grid-cols-[minmax(0,1fr)_minmax(0,8rem)] gap-3">
      <legend className="sr-only">Phần {at + 1}</legend>
      <TextField
        id={`name-${at}`}
        name="name"
        label={`Người ${at + 1}`}
        required
        autoComplete="off"
        maxLength={60}
        defaultValue={name}
        error={errors[`name-${at}`]}
      />
      <TextField
        id={`amount-${at}`}
        name="amount"
        label="Số tiền, ₫"
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        defaultValue={amount}
        error={errors[`amount-${at}`]}
      />
    </fieldset>
  ));
}
