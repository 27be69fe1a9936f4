import { SpriteIcon } from '#ui/sprite-icon.tsx';

/** What we promise, as the settings say it, on a band of its own. */
export function Commitments({ entries }: { entries: { icon: string; title: string; text: string }[] }) {
  return (
    <section aria-labelledby="cam-ket" className="mt-16 bg-sea-dark py-12 text-white lg:py-16">
      <div className="container-page">
        <h2 id="cam-ket" className="text-2xl">
          Điều bạn có thể tin
        </h2>
        <ul className="mt-6 grid gap-8 sm:grid-cols-2 xl:grid-cols-4">
          {entries.map((entry) => (
            <li key={entry.title}>
              <span className="inline-flex size-12 items-center justify-center rounded-full bg-white/12 text-sun">
                <SpriteIcon name={entry.icon} className="size-6" />
              </span>
              <h3 className="mt-3 text-lg">{entry.title}</h3>
              <p className="mt-1">{entry.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
