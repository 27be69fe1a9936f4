const names = ['Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy', 'Chủ nhật'];

/** The weekdays on which a rule applies; for rules of other kinds they only narrow it. */
export function WeekdayFields({
  isNarrowing,
  chosen,
  error,
}: {
  isNarrowing: boolean;
  chosen: readonly number[];
  error: string | undefined;
}) {
  return (
    <fieldset className="col-span-full" aria-describedby={error ? 'field-thu-error' : undefined}>
      <legend className="text-sm font-semibold text-ink-soft">
        {isNarrowing ? 'Chỉ những thứ này; không chọn là mọi ngày' : 'Những thứ nào (đêm của ngày ấy)'}
      </legend>
      <div className="flex flex-wrap gap-x-4">
        {names.map((name, at) => (
          <label key={name} className="inline-flex min-h-8 items-center gap-1.5 max-sm:min-h-11">
            <input
              type="checkbox"
              name="thu"
              value={at + 1}
              defaultChecked={chosen.includes(at + 1)}
              className="size-4 accent-sea max-sm:size-5"
            />
            {name}
          </label>
        ))}
      </div>
      {error && (
        <p id="field-thu-error" className="text-sm text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
