const hours = Array.from(
  { length: 48 },
  (_, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`,
);

/** The hour at which a vehicle is wanted, in 24-hour format whatever the browser's language (U-46). */
export function HourField({ value, onChange }: { value: string; onChange: (time: string) => void }) {
  const choices = hours.includes(value) ? hours : [value, ...hours];
  return (
    <label className="mb-4 flex items-center gap-3">
      <span className="font-semibold">Giờ đón</span>
      <select
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-12 rounded-control border border-line-strong bg-rice px-3 tabular-nums"
      >
        {choices.map((time) => (
          <option key={time}>{time}</option>
        ))}
      </select>
    </label>
  );
}
