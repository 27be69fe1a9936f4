import { type ChangeEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { Form, useSubmit } from 'react-router';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { Price } from '#ui/price.tsx';
import { DayFields } from './day-fields.tsx';
import { ExtraFields } from './extra-fields.tsx';
import { GuestFields } from './guest-fields.tsx';
import type { BookingWidgetView } from './load-booking-widget.ts';
import { LowestPrice } from './lowest-price.tsx';
import { nothingWords } from './nothing-words.ts';
import { QuoteSummary, stickyFoot } from './quote-summary.tsx';
import { useFormAwareLinks } from './selection/use-form-aware-links.ts';
import { submittedByScript, useFormKey } from './selection/use-form-key.ts';
import { UnitField } from './unit-field.tsx';
import { WidgetRefusal } from './widget-refusal.tsx';

/** What the head of the widget says of a product before anything is chosen; amounts in đồng. */
interface PricedProduct {
  priceVnd: number;
  finalPriceVnd: number;
  discount: number;
  lowestPriceVnd: number | null;
  priceUnit: string;
  pricedFor: string;
  availability: string;
}

/**
 * Where a product is booked: what to choose, and what it costs. A GET form that shows the page again with the choice in
 * its address, so it works without script and can be passed on; with script a change of a list does so by itself.
 */
export function BookingWidget({
  view,
  widget,
  children,
}: {
  view: PricedProduct;
  widget: BookingWidgetView | null;
  children?: ReactNode;
}) {
  const formKey = useFormKey();
  const form = useRef<HTMLFormElement>(null);
  return (
    <section
      id="dat"
      aria-label="Đặt dịch vụ"
      className="relative scroll-mt-36 rounded-card border border-line bg-rice p-5 shadow-soft"
    >
      <div className="flex items-start justify-between gap-3">
        {view.finalPriceVnd > 0 ? (
          <Price
            priceVnd={view.priceVnd}
            finalPriceVnd={view.finalPriceVnd}
            unit={view.priceUnit}
            size="lg"
            from
          />
        ) : (
          <p className="text-ink-soft">{nothingWords(view)}</p>
        )}
        {view.discount > 0 && (
          <Badge tone="sun" className="absolute top-4 right-4">
            −{view.discount}%
          </Badge>
        )}
      </div>
      {view.pricedFor && <p className="text-sm text-ink-soft">Giá của {view.pricedFor}</p>}
      <LowestPrice view={view} />
      {children && <div className="mt-3 text-sm text-ink-soft">{children}</div>}
      {widget && <Choice key={formKey} widget={widget} formRef={form} />}
      {widget?.quote && <QuoteSummary widget={widget} quote={widget.quote} form={form} />}
    </section>
  );
}

/** Days of the calendar, cabins and departures: whatever leads to the widget with a part of the choice changed. */
const choosingLinks = 'main a[href$="#dat"][href*="?"]';
const decidedByLinks = ['from', 'open'];

function Choice({
  widget,
  formRef,
}: {
  widget: BookingWidgetView;
  formRef: RefObject<HTMLFormElement | null>;
}) {
  const { formOptions, form, errors, plans } = widget;
  const submit = useSubmit();
  useFormAwareLinks(formRef, choosingLinks, decidedByLinks);
  const [count, setCount] = useState(form.children);
  const requote = (event: ChangeEvent<HTMLFormElement>) => {
    const field = event.target as unknown as HTMLInputElement;
    if (field.name === 'children') setCount(Number(field.value));
    if (!['select-one', 'radio', 'checkbox'].includes(field.type)) return;
    const whole = event.currentTarget;
    // The fields for a child that was added are there by then; while something is missing, the page stays.
    requestAnimationFrame(() => {
      if (whole.checkValidity())
        submit(whole, { replace: true, preventScrollReset: true, state: submittedByScript });
    });
  };
  return (
    <Form
      ref={formRef}
      method="get"
      action={`${widget.path}#dat`}
      state={submittedByScript}
      noValidate
      aria-label="Chọn ngày và số khách"
      onChange={requote}
      className="mt-4 space-y-4 border-t border-line pt-4"
    >
      <WidgetRefusal widget={widget} />
      <DayFields widget={widget} />
      <UnitField widget={widget} />
      <GuestFields widget={widget} count={count} />
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
      {formOptions.addresses && (
        <>
          <TextField
            name="pickup"
            label="Đón tại"
            maxLength={200}
            defaultValue={form.pickup}
            error={errors.pickup}
          />
          <TextField
            name="dropoff"
            label="Trả tại"
            maxLength={200}
            defaultValue={form.dropoff}
            error={errors.dropoff}
          />
        </>
      )}
      <ExtraFields widget={widget} />
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
      <div className={widget.quote ? undefined : stickyFoot}>
        <button type="submit" className={buttonClass(widget.quote ? 'outline' : 'primary', 'md', 'w-full')}>
          {widget.quote ? 'Cập nhật giá' : 'Xem giá'}
        </button>
      </div>
    </Form>
  );
}
