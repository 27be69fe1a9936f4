import { classNames } from '#ui/class-names.ts';

/** How many of the suppliers have accepted. */
export function SupplierAnswers({ confirmed, of }: { confirmed: number; of: number }) {
  return (
    <span className="flex items-center gap-1">
      {Array.from({ length: Math.min(of, 5) }, (_, at) => (
        <span
          key={at}
          aria-hidden
          className={classNames(
            'size-2 rounded-[2px]',
            at < confirmed ? 'bg-good' : 'inset-ring inset-ring-control',
          )}
        />
      ))}
      <span className="ml-1">
        {confirmed}/{of}
      </span>
    </span>
  );
}
