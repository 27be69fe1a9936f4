import { SelectField, TextField } from '#ui/field.tsx';
import type { BookingWidgetView } from './load-booking-widget.ts';
import { Stepper } from './stepper.tsx';

/**
 * Number of guests, and the children's ages or heights. `count` is the number of children chosen just now, before the page has
 * reloaded.
 */
export function GuestFields({ widget, count }: { widget: BookingWidgetView; count: number }) {
  const { formOptions, form, errors } = widget;
  const { guests, quantity, words } = formOptions;
  const hasRoomBeside = quantity !== null && quantity.max > quantity.min;
  const refusedChildren = childrenError(widget);
  return (
    <div
      className={`grid grid-cols-2 items-start gap-x-3 gap-y-2 ${hasRoomBeside ? 'md:grid-cols-3 lg:grid-cols-2' : ''}`}
    >
      {hasRoomBeside && (
        <Stepper
          name="quantity"
          label={words.quantity}
          {...quantity}
          value={form.quantity}
          error={errors.quantity}
        />
      )}
      {guests && (
        // Not on a desk, where the card has its height.
        <div className={hasRoomBeside && errors.adults ? 'max-xl:col-span-2' : undefined}>
          <Stepper
            name="adults"
            label={words.adults}
            min={guests.min}
            max={guests.max}
            value={form.adults}
            error={errors.adults}
          />
        </div>
      )}
      {guests?.children && (
        // The room beside a third counter is its error's, too.
        <div className={hasRoomBeside && count > 1 && refusedChildren ? 'col-span-2' : undefined}>
          <Stepper
            name="children"
            label="Trẻ em"
            min={0}
            max={guests.maxChildren}
            value={form.children}
            error={refusedChildren}
          />
        </div>
      )}
      {/* Children of a search are counted among the adults here: they must not count twice. */}
      {guests?.children === null && <input type="hidden" name="ages" value="" />}
      {guests?.children && count > 0 && <ChildFields widget={widget} count={count} />}
    </div>
  );
}

/** A refusal of the children once each has an age or a height; a missing one is an error of its own field. */
function childrenError({ formOptions, form, errors }: BookingWidgetView): string | undefined {
  const isMeasured = formOptions.guests?.children === 'height';
  const given = isMeasured ? form.cm.length : form.ages.length;
  return given >= form.children ? errors[isMeasured ? 'cm' : 'ages'] : undefined;
}

function ChildFields({ widget, count }: { widget: BookingWidgetView; count: number }) {
  const { formOptions } = widget;
  const isMeasured = formOptions.guests?.children === 'height';
  return (
    // Its fields stand in the grid of the counters: an only one fills the room beside the third.
    <fieldset className="contents">
      <legend className="sr-only">
        {isMeasured ? 'Chiều cao của bé, tính bằng cm' : 'Tuổi của bé vào ngày đi'}
      </legend>
      {widget.asksHeights && (
        <p className="col-span-2 text-sm text-ink-soft">
          Nơi này tính vé bé theo chiều cao, không theo tuổi.
        </p>
      )}
      {isMeasured || count === 1 ? (
        Array.from({ length: count }, (_, index) => (
          <ChildField key={index} widget={widget} index={index} isMeasured={isMeasured} />
        ))
      ) : (
        <div className="col-span-2 grid grid-cols-2 items-start gap-x-3 gap-y-2">
          {Array.from({ length: count }, (_, index) => (
            <ChildField key={index} widget={widget} index={index} isMeasured={false} isOfSeveral />
          ))}
        </div>
      )}
    </fieldset>
  );
}

function ChildField({
  widget: { form, errors },
  index,
  isMeasured,
  isOfSeveral = false,
}: {
  widget: BookingWidgetView;
  index: number;
  isMeasured: boolean;
  /** Whether which child it is stands in the field itself, for the card must fit a screen. */
  isOfSeveral?: boolean;
}) {
  if (isMeasured)
    return (
      <TextField
        id={`box-cm-${index + 1}`}
        type="number"
        inputMode="numeric"
        name="cm"
        label={`Bé ${index + 1} cao (cm)`}
        required
        min={30}
        max={220}
        defaultValue={form.cm[index] ?? ''}
        error={form.cm[index] === undefined ? errors.cm : undefined}
      />
    );
  return (
    <SelectField
      id={`box-age-${index + 1}`}
      name="ages"
      label={`Bé ${index + 1}`}
      isCompact={isOfSeveral}
      required
      defaultValue={form.ages[index] ?? ''}
      error={form.ages[index] === undefined ? errors.ages : undefined}
    >
      <AgeOptions of={isOfSeveral ? `Bé ${index + 1}: ` : ''} />
    </SelectField>
  );
}

function AgeOptions({ of = '' }: { of?: string }) {
  return (
    <>
      <option value="">{of ? `${of}tuổi` : 'Tuổi ngày đi'}</option>
      {Array.from({ length: 18 }, (_, age) => (
        <option key={age} value={age}>
          {age === 0 ? `${of}${of ? 'dưới' : 'Dưới'} 1 tuổi` : `${of}${age} tuổi`}
        </option>
      ))}
    </>
  );
}
