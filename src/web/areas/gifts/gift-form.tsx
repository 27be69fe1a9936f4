import { Form, Link } from 'react-router';
import type { SiteSettings } from '#modules/settings/schema.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { useIsSending } from '#ui/use-is-sending.ts';
import { FormGuard } from '#web/parts/bots/form-guard.tsx';
import { GiftPeople } from './gift-people.tsx';
import { type GiftErrors, type GiftValues, ownAmount } from './gift-values.ts';

interface Shown {
  values: GiftValues;
  errors: GiftErrors;
}

/** The gift card order form: amount, recipient, buyer; works without script. */
export function GiftForm({
  values,
  errors,
  terms,
  days,
  requestKey,
  needsProof,
}: Shown & {
  terms: SiteSettings['giftCards'];
  /** First and last day on which it can be sent (ISO, both inclusive). */
  days: { from: string; to: string };
  requestKey: string;
  needsProof: boolean;
}) {
  const isSending = useIsSending();
  return (
    <Form method="post" data-held noValidate className="min-w-0 stack-6">
      <input type="hidden" name="requestKey" value={requestKey} />
      <AmountFields values={values} errors={errors} terms={terms} />
      <GiftPeople values={values} errors={errors} days={days} />
      {/* A proof is used once, and so is this guard. */}
      {needsProof && <FormGuard key={requestKey} isEager />}
      <p className="text-sm text-ink-soft">
        Bấm “Tiếp tục thanh toán” là bạn đồng ý với{' '}
        <Link to="/page/dieu-khoan-su-dung" target="_blank" className="text-sea underline">
          điều khoản sử dụng
        </Link>{' '}
        và cho phép dùng thông tin trên để gửi phiếu.
      </p>
      <Button type="submit" size="lg" className="w-full md:w-auto" disabled={isSending}>
        {isSending ? 'Đang gửi…' : 'Tiếp tục thanh toán'}
      </Button>
    </Form>
  );
}

/** The preset amounts, and a custom one: its field shows once it is chosen, also without script. */
function AmountFields({ values, errors, terms }: Shown & { terms: SiteSettings['giftCards'] }) {
  const { leastVnd, mostVnd, choices } = terms;
  const isOffered = choices.some(({ amountVnd }) => String(amountVnd) === values.choice);
  return (
    <fieldset className="group/amount rounded-card border border-line bg-rice p-4 lg:p-5">
      <legend className="contents text-xl font-semibold">Giá trị phiếu</legend>
      <div className="mt-3 flex flex-wrap gap-2">
        {choices.map(({ amountVnd }) => (
          <Choice
            key={amountVnd}
            value={String(amountVnd)}
            isChosen={values.choice === String(amountVnd)}
            label={formatVnd(amountVnd)}
          />
        ))}
        <Choice value={ownAmount} isChosen={!isOffered} label="Số tiền khác" />
      </div>
      <div className="mt-4 hidden group-has-[[value=khac]:checked]/amount:block">
        <TextField
          name="amount"
          label="Số tiền bạn muốn tặng"
          inputMode="numeric"
          autoComplete="off"
          required
          defaultValue={values.amount}
          error={errors.amount}
          hint={`Từ ${formatVnd(leastVnd)} đến ${formatVnd(mostVnd)}, chẵn nghìn đồng.`}
        />
      </div>
    </fieldset>
  );
}

function Choice({ value, isChosen, label }: { value: string; isChosen: boolean; label: string }) {
  return (
    <label className="flex min-h-12 grow basis-36 items-center gap-2 whitespace-nowrap rounded-control border border-line-strong px-2 sm:px-3 font-semibold tabular-nums has-checked:border-sea has-checked:bg-sea-soft">
      <input
        type="radio"
        name="choice"
        value={value}
        defaultChecked={isChosen}
        className="size-5 shrink-0 accent-sea"
      />
      {label}
    </label>
  );
}
