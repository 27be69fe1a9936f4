import { Form } from 'react-router';
import { groupingTitles, type ReportKind } from '#modules/reports/rules/report-kind.ts';
import { reportPeriods } from '#modules/reports/rules/report-period.ts';
import { Button } from '../../parts/button.tsx';
import { SelectField, TextField } from '../../parts/field.tsx';
import { KeptKeys } from '../../parts/list/kept-keys.tsx';
import { writeListAddress } from '../../parts/list/list-address.ts';
import type { ListAddress, ListDeclaration } from '../../parts/list/types.ts';
import { Segments } from '../../parts/segments.tsx';

interface ReportChoice {
  kind: ReportKind;
  by: string;
  period: string | null;
  address: ListAddress;
  list: ListDeclaration<never>;
}

/** Grouping, days and filters of a report; all of them are in its address. */
export function ReportForm({ kind, by, period, address, list }: ReportChoice) {
  const { tu, den, ky, theo, ...others } = address.filters;
  const narrowing = (list.filters ?? []).filter(({ name }) => kind.filters.some((one) => one === name));
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <Segments
        label="Kỳ"
        items={Object.entries(reportPeriods)
          .filter(([slug]) => kind.isAhead || slug !== '30-ngay-toi')
          .map(([slug, title]) => ({
            title,
            isChosen: slug === period,
            to: writeListAddress(address, list, { filters: { ...(theo && { theo }), ...others, ky: slug } }),
          }))}
      />
      <Form
        key={JSON.stringify(address)}
        className="flex flex-wrap items-end gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-2"
      >
        <KeptKeys address={{ ...address, filters: ky ? { ky } : {} }} list={list} />
        <SelectField name="theo" label="Theo" defaultValue={by} className="max-sm:col-span-full">
          {kind.groupings.map((grouping) => (
            <option key={grouping} value={grouping}>
              {groupingTitles[grouping]}
            </option>
          ))}
        </SelectField>
        <TextField type="date" name="tu" label="Từ ngày" defaultValue={tu} />
        <TextField type="date" name="den" label="Đến ngày" defaultValue={den} />
        {narrowing.map(({ name, title, options = [] }) => (
          <SelectField
            key={name}
            name={name}
            label={title}
            defaultValue={address.filters[name] ?? ''}
            className="max-w-44 max-sm:max-w-none"
          >
            <option value="">Tất cả</option>
            {options.map(({ value, title: word }) => (
              <option key={value} value={value}>
                {word}
              </option>
            ))}
          </SelectField>
        ))}
        <Button type="submit" look="primary" className="max-sm:col-span-full">
          Xem
        </Button>
      </Form>
    </div>
  );
}
