import type { ReactNode } from 'react';
import { addDays } from '#platform/time/days.ts';
import { TextField } from '#ui/field.tsx';
import { DayChoice } from '#web/parts/trip-search/day-choice.tsx';
import type { PlanErrors, PlanValues } from './empty-plan.ts';

/** How far ahead a plan may begin, in days. */
const farthest = 730;

/** Title, start and party of a new or existing plan. */
export function PlanBasics({
  values,
  errors,
  today,
  idPrefix,
  children,
}: {
  values: PlanValues;
  errors: PlanErrors;
  today: string;
  /** Makes the field ids unique where a page has two such forms. */
  idPrefix: string;
  /** Fields of a new plan only. */
  children?: ReactNode;
}) {
  const hasBegun = values.startsOn !== '' && values.startsOn < today;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        id={`${idPrefix}-title`}
        name="title"
        label="Tên kế hoạch"
        defaultValue={values.title}
        error={errors.title}
        required
        maxLength={120}
        autoComplete="off"
        className="sm:col-span-2"
      />
      <DayChoice
        name="startsOn"
        label="Ngày đi"
        isRequired={false}
        day={values.startsOn}
        days={{ firstDay: hasBegun ? values.startsOn : today, lastDay: addDays(today, farthest) }}
        error={errors.startsOn}
        hint="Có ngày đi, kế hoạch hiện giá thật và chỗ còn."
      />
      <TextField
        id={`${idPrefix}-adults`}
        name="adults"
        label="Người lớn"
        inputMode="numeric"
        defaultValue={values.adults}
        error={errors.adults}
        required
      />
      <TextField
        id={`${idPrefix}-ages`}
        name="ages"
        label="Tuổi của trẻ em"
        inputMode="numeric"
        defaultValue={values.ages}
        error={errors.ages}
        hint="Ví dụ 5, 9 khi có hai bé."
        autoComplete="off"
      />
      {children}
    </div>
  );
}
