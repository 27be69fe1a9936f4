import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { SelectField, TextField } from '#ui/field.tsx';
import { ExtraFields } from '#web/parts/booking/extra-fields.tsx';
import { extraGroupWords } from '#web/parts/booking/extra-group-words.ts';
import type { BookingWidgetView } from './load-booking-widget.ts';
import { PlaceFields } from './place-fields.tsx';
import { Stepper } from './stepper.tsx';
import { UntilField } from './until-field.tsx';

/** Rarely used options, collapsed under their names; open where one was chosen or refused. */
export function MoreOptions({ widget }: { widget: BookingWidgetView }) {
  const { formOptions, form, errors, plans } = widget;
  const names = namesOf(widget);
  const [isOpen] = useState(hasOwnChoice(widget));
  if (names.length === 0) return null;
  return (
    <Fold isOpen={isOpen} names={names}>
      {formOptions.until === 'optional' && <UntilField widget={widget} />}
      {formOptions.hasSingles && (
        <Stepper
          name="singles"
          label="Phòng đơn"
          min={0}
          max={Math.max(form.singles, Math.min(6, form.adults))}
          value={form.singles}
          error={errors.singles}
        />
      )}
      {formOptions.addresses && <PlaceFields widget={widget} />}
      {formOptions.flight && (
        <TextField
          name="flight"
          label="Số hiệu chuyến bay"
          placeholder="VN 1234"
          maxLength={20}
          autoComplete="off"
          defaultValue={form.flight}
          error={errors.flight}
        />
      )}
      <ExtraFields
        extras={formOptions.extras}
        chosen={form.extras}
        idPrefix="box-extra"
        unitNoun={formOptions.words.left}
      />
      {plans.length > 1 && (
        <SelectField
          name="plan"
          label="Gói giá"
          required
          defaultValue={form.plan ?? plans[0]?.id}
          error={errors.plan}
        >
          {plans.map((plan) => (
            <option key={plan.id} value={plan.id}>
              {plan.title}
            </option>
          ))}
        </SelectField>
      )}
      {formOptions.openDated && (
        <TextField
          name="voucher"
          label="Mã combo đã mua"
          hint="Đã có mã, bạn nhập để chọn ngày."
          maxLength={40}
          autoComplete="off"
          defaultValue={form.voucher}
          error={errors.voucher}
        />
      )}
    </Fold>
  );
}

function Fold({ isOpen, names, children }: { isOpen: boolean; names: string[]; children: ReactNode }) {
  return (
    <details open={isOpen || undefined} className="group border-y border-line">
      <summary className="flex min-h-12 cursor-pointer items-center gap-2 py-1">
        <span className="min-w-0 grow">
          <span className="font-semibold">Tùy chọn thêm</span>
          <span className="block truncate text-sm text-ink-soft group-open:hidden">{names.join(' · ')}</span>
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 text-sea group-open:rotate-180" />
      </summary>
      <div className="stack-4 pt-1 pb-4">{children}</div>
    </details>
  );
}

/** The names of the collapsed options, in a line. */
function namesOf({ formOptions, plans }: BookingWidgetView): string[] {
  const names = [
    formOptions.until === 'optional' && formOptions.words.until,
    formOptions.hasSingles && 'Phòng đơn',
    formOptions.addresses && 'Nơi đón, nơi trả',
    formOptions.flight && 'Chuyến bay',
    ...formOptions.extras.map(({ group, label }) => (group && extraGroupWords[group]) || label),
    plans.length > 1 && 'Gói giá',
    formOptions.openDated && 'Mã combo',
  ];
  return [...new Set(names.filter((name) => name !== false))];
}

/** Whether one of them was chosen or refused: free extras are chosen for everybody and do not count. */
function hasOwnChoice({ form, formOptions, errors, plans }: BookingWidgetView): boolean {
  const priced = formOptions.extras.filter(({ priceVnd }) => priceVnd > 0);
  return (
    form.singles > 0 ||
    (formOptions.until === 'optional' && form.to !== '') ||
    form.extras.some(({ code }) => priced.some((extra) => extra.code === code)) ||
    [form.flight, form.pickup, form.dropoff, form.voucher].some((text) => text !== '') ||
    (form.plan !== null && form.plan !== plans[0]?.id) ||
    (formOptions.until === 'optional' && errors.to !== undefined) ||
    (['singles', 'flight', 'pickup', 'dropoff', 'plan', 'voucher'] as const).some((name) => errors[name])
  );
}
