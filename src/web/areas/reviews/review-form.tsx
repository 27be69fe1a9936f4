import { Form } from 'react-router';
import { tripTypeLabels, tripTypes } from '#modules/reviews/rules/trip-types.ts';
import { Button } from '#ui/button.tsx';
import { TextArea, TextField } from '#ui/field.tsx';
import { FormGuard } from '#web/parts/bots/form-guard.tsx';
import type { ReviewErrors, ReviewValues } from './review-values.ts';
import { ChoiceField, ScoreFields } from './score-fields.tsx';

/** A guest's review of one item of a trip. Posts to its own page, which returns what was typed when something is missing. */
export function ReviewForm({
  item,
  values,
  errors,
  openedAt,
  submit = 'Gửi đánh giá',
}: {
  item: { productId: number; title: string; months: string[]; criteria: { key: string; label: string }[] };
  values: ReviewValues;
  errors: ReviewErrors;
  openedAt: string;
  submit?: string;
}) {
  return (
    <Form
      method="post"
      noValidate
      aria-label={`Đánh giá ${item.title}`}
      className="relative stack-6 overflow-hidden p-1 -mx-1"
    >
      <input type="hidden" name="product" value={item.productId} />
      <ScoreFields
        criteria={item.criteria}
        overall={values.overall}
        scores={values.scores}
        error={errors.overall}
      />
      <TextField
        name="title"
        label="Tiêu đề"
        required
        maxLength={120}
        defaultValue={values.title}
        error={errors.title}
        hint="Điều bạn nhớ nhất, trong một câu."
      />
      <TextArea
        name="content"
        label="Chuyến đi của bạn"
        required
        rows={6}
        maxLength={2000}
        defaultValue={values.content}
        error={errors.content}
        hint="Từ 30 đến 2.000 ký tự. Điều tốt và điều chưa tốt đều có ích cho người đi sau."
      />
      <ChoiceField
        name="tripType"
        legend="Bạn đã đi cùng ai"
        options={tripTypes.map((type) => ({ value: type, label: tripTypeLabels[type] }))}
        value={values.tripType}
        error={errors.tripType}
        className="grid-cols-2 md:grid-cols-5"
      />
      <ChoiceField
        name="stayedIn"
        legend="Tháng đi"
        options={item.months.map((month) => ({ value: month, label: monthWords(month) }))}
        value={values.stayedIn}
        error={errors.stayedIn}
        className="grid-cols-2 md:grid-cols-5"
      />
      <TextField
        name="authorName"
        label="Tên hiện cạnh đánh giá"
        required
        maxLength={80}
        autoComplete="nickname"
        defaultValue={values.authorName}
        error={errors.authorName}
        hint="Mọi người đọc được tên này. Email và số điện thoại của bạn không hiện ra."
      />
      <FormGuard openedAt={openedAt} />
      <Button type="submit" size="lg" className="w-full sm:w-auto">
        {submit}
      </Button>
    </Form>
  );
}

function monthWords(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return `Tháng ${number}/${year}`;
}
