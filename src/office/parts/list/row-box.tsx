import { bulkFormId } from './bulk-bar.tsx';

/** Checkbox that selects a row for bulk actions; of touch size on a phone. */
export function RowBox({ value, name = value }: { value: string; name?: string | undefined }) {
  return (
    <label className="relative z-1 grid size-6 place-items-center max-md:size-11">
      <input
        type="checkbox"
        name="ma"
        value={value}
        form={bulkFormId}
        aria-label={`Chọn ${name}`}
        className="block size-4 accent-sea max-md:size-5"
      />
    </label>
  );
}
