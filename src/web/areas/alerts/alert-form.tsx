import { useState } from 'react';
import { Form } from 'react-router';
import { checkContact } from '#platform/vietnamese/check-contact.ts';
import { Button } from '#ui/button.tsx';
import { CheckedField } from '#ui/checked-field.tsx';
import { CheckField, TextField } from '#ui/field.tsx';
import { FormGuard } from '#web/parts/bots/form-guard.tsx';
import { DayChoice, daysFrom } from '#web/parts/trip-search/day-choice.tsx';
import { StayChoice } from '#web/parts/trip-search/stay-choice.tsx';
import { WayChoice } from './way-choice.tsx';

export const alertFields = ['kind', 'from', 'to', 'rooms', 'adults', 'email'] as const;
export type AlertField = (typeof alertFields)[number];
export type AlertErrors = Partial<Record<AlertField | 'consent' | 'form', string>>;
type AlertValues = Record<AlertField, string> & { consent: boolean; toDevice: boolean; openedAt: string };

/** What to watch about a product, on which days, and where to send alerts. */
export function AlertForm({
  labels,
  consents,
  serverKey,
  values,
  errors,
}: {
  /** Labels of its fields; null where the product has none of them. */
  labels: { from: string; end: string | null; adults: string | null; hasRooms: boolean };
  consents: { mail: string; device: string };
  /** What the browser subscribes with, where news come to the device. */
  serverKey: string;
  values: AlertValues;
  errors: AlertErrors;
}) {
  const [toDevice, setToDevice] = useState(false);
  return (
    <Form method="post" data-held noValidate className="relative -mx-1 stack-5 overflow-hidden p-1">
      <fieldset>
        <legend className="mb-2 font-semibold">Báo tôi khi</legend>
        <div className="flex flex-wrap gap-2">
          <Kind value="price" chosen={values.kind} label="Giảm giá" />
          <Kind value="places" chosen={values.kind} label="Còn chỗ" />
        </div>
      </fieldset>
      <TripFields {...{ labels, values, errors }} />
      <WayChoice serverKey={serverKey} toDevice={toDevice} setToDevice={setToDevice}>
        <CheckedField
          name="email"
          defaultValue={values.email}
          errors={errors}
          check={checkContact.email}
          label="Email"
          type="email"
          autoComplete="email"
          required
          maxLength={200}
        />
      </WayChoice>
      {/* A mark stands for the sentence beside it, not for the other way's. */}
      <CheckField
        key={toDevice ? 'device' : 'mail'}
        name="consent"
        required
        defaultChecked={values.consent && values.toDevice === toDevice}
        error={errors.consent}
        label={toDevice ? consents.device : consents.mail}
      />
      <FormGuard openedAt={values.openedAt} />
      <Button type="submit">Báo tôi</Button>
    </Form>
  );
}

/** On which days, and for how many. */
function TripFields({
  labels,
  values,
  errors,
}: Pick<Parameters<typeof AlertForm>[0], 'labels' | 'values' | 'errors'>) {
  const dayOf = (name: 'from' | 'to') => ({ name, day: values[name], error: errors[name] });
  const count = (name: 'adults' | 'rooms') => ({
    name,
    defaultValue: values[name],
    error: errors[name],
    min: 1,
  });
  const days = daysFrom(values.openedAt);
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {labels.end === null ? (
        <DayChoice {...dayOf('from')} label={labels.from} days={days} />
      ) : (
        <StayChoice
          from={{ ...dayOf('from'), label: labels.from }}
          to={{ ...dayOf('to'), label: labels.end }}
          days={days}
        />
      )}
      {labels.adults && (
        <TextField {...count('adults')} label={labels.adults} type="number" inputMode="numeric" required />
      )}
      {labels.hasRooms && (
        <TextField {...count('rooms')} label="Số phòng" type="number" inputMode="numeric" required />
      )}
    </div>
  );
}

function Kind({ value, chosen, label }: { value: string; chosen: string; label: string }) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line-strong px-4 has-checked:border-sea has-checked:bg-sea-soft has-focus-visible:outline-3 has-focus-visible:outline-sea">
      <input
        type="radio"
        name="kind"
        value={value}
        defaultChecked={value === chosen}
        className="size-5 accent-sea"
      />
      {label}
    </label>
  );
}
