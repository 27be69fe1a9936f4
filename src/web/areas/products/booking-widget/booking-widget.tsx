import { type ReactNode, type RefObject, useCallback, useRef, useState } from 'react';
import { Form } from 'react-router';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Price } from '#ui/price.tsx';
import { bookingFormId } from './booking-form-id.ts';
import { ChosenRows } from './chosen-rows.tsx';
import { DayFields } from './day-fields.tsx';
import { DaySheetHost } from './day-sheet-host.tsx';
import { GuestFields } from './guest-fields.tsx';
import type { BookingWidgetView } from './load-booking-widget.ts';
import { LowestPrice } from './lowest-price.tsx';
import { MoreOptions } from './more-options.tsx';
import { nothingWords } from './nothing-words.ts';
import { priceSoFar } from './price-so-far.ts';
import { QuoteSummary } from './quote-summary.tsx';
import { useFormAwareLinks } from './selection/use-form-aware-links.ts';
import { submittedByScript, useFormKey } from './selection/use-form-key.ts';
import { useRequote } from './selection/use-requote.ts';
import { UnitField } from './unit-field.tsx';
import { WidgetRefusal } from './widget-refusal.tsx';

/** What the widget's head shows of a product while no choice is priced; amounts in đồng. */
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
 * Where a product is booked: the options and the price. A GET form that reloads the page with the choice in its URL, so it works
 * without script and can be shared; with script each change submits it. `isChosenBeside`: departures and units are rows of the
 * page (choices/) that belong to the form by its id.
 */
export function BookingWidget({
  view,
  widget,
  isChosenBeside = false,
  children,
}: {
  view: PricedProduct;
  widget: BookingWidgetView | null;
  isChosenBeside?: boolean;
  children?: ReactNode;
}) {
  const formKey = useFormKey();
  const form = useRef<HTMLFormElement>(null);
  return (
    <section
      id="dat"
      aria-label="Đặt dịch vụ"
      className="relative scroll-mt-20 rounded-card border border-line bg-rice px-5 py-4 shadow-soft"
    >
      {!widget?.quote && <FromPriceHead view={view} widget={widget} />}
      {widget && (
        <DaySheetHost form={form}>
          <Choice key={formKey} widget={widget} formRef={form} isChosenBeside={isChosenBeside}>
            {children && <div className="text-sm text-ink-soft">{children}</div>}
          </Choice>
        </DaySheetHost>
      )}
      {widget?.quote && <QuoteSummary widget={widget} quote={widget.quote} form={form} />}
    </section>
  );
}

/** The from-price, its party and its day, while no choice is priced; the total so far while heights are asked for. Short beside a refusal. */
function FromPriceHead({ view, widget }: { view: PricedProduct; widget: BookingWidgetView | null }) {
  const soFarVnd = widget && priceSoFar(widget);
  const isRefused = widget && (widget.refusal || Object.keys(widget.errors).length > 0);
  // The rows of departures have the prices, and the card must fit a screen beside its errors.
  if (isRefused && widget.departures) return null;
  if ((isRefused || (widget?.asksHeights && !soFarVnd)) && view.finalPriceVnd > 0)
    return (
      <div className="mb-3">
        <Price finalPriceVnd={view.finalPriceVnd} unit={view.priceUnit} note="" from />
      </div>
    );
  if (soFarVnd)
    return (
      <div className="mb-3">
        <Price finalPriceVnd={soFarVnd} note={`${widget.party}, đã gồm thuế phí, chưa tính vé bé`} from />
      </div>
    );
  return (
    <div className="mb-4 border-b border-line pb-4">
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
      {view.pricedFor && (
        <p className="text-sm text-ink-soft">Giá của {view.pricedFor.replace(/(\d) /g, '$1\u00a0')}</p>
      )}
      <LowestPrice view={view} />
    </div>
  );
}

/** Links to the widget that change a part of the choice. */
const choosingLinks = 'main a[href$="#dat"][href*="?"]';
const decidedByLinks = ['from', 'open'];

function Choice({
  widget,
  formRef,
  isChosenBeside,
  children,
}: {
  widget: BookingWidgetView;
  formRef: RefObject<HTMLFormElement | null>;
  isChosenBeside: boolean;
  children: ReactNode;
}) {
  useFormAwareLinks(formRef, choosingLinks, decidedByLinks);
  const [count, setCount] = useState(widget.form.children);
  const onChange = useCallback((field: HTMLInputElement) => {
    // The fields of an added child appear before the price is requested.
    if (field.name === 'children') setCount(Math.max(0, Math.min(Number(field.max), Number(field.value))));
  }, []);
  useRequote(formRef, onChange);
  return (
    <Form
      ref={formRef}
      id={bookingFormId}
      method="get"
      action={`${widget.path}#dat`}
      state={submittedByScript}
      noValidate
      data-held
      aria-label="Chọn ngày và số khách"
      className="stack-3"
    >
      <WidgetRefusal widget={widget} />
      {isChosenBeside && <ChosenRows widget={widget} />}
      {!(isChosenBeside && widget.departures) && <DayFields widget={widget} />}
      {(!isChosenBeside || widget.units.length < 2) && <UnitField widget={widget} />}
      <GuestFields widget={widget} count={count} />
      {children}
      <MoreOptions widget={widget} />
      <button
        type="submit"
        className={buttonClass(
          widget.quote ? 'outline' : 'primary',
          'md',
          widget.quote ? 'w-full not-noscript:hidden' : 'w-full',
        )}
      >
        {widget.quote ? 'Cập nhật giá' : 'Xem giá'}
      </button>
    </Form>
  );
}
