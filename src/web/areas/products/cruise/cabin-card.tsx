import { Bath, BedDouble, Layers, Maximize, Sun, Users } from 'lucide-react';
import { DottedWords } from '#ui/dotted-words.tsx';
import { Picture } from '#ui/picture.tsx';
import { SpriteIcon } from '#ui/sprite-icon.tsx';
import { bedWords } from '#web/areas/products/detail/bed-words.ts';
import type { CabinView } from './cruise-view.ts';

/** A cabin's details: picture, size, beds, facilities. */
export function CabinCard({ cabin }: { cabin: CabinView }) {
  return (
    <article className="overflow-hidden rounded-card border border-line bg-rice sm:grid sm:grid-cols-[220px_minmax(0,1fr)]">
      {cabin.picture && (
        <Picture picture={cabin.picture} sizes="(min-width: 426px) 220px, 100vw" className="sm:h-full" />
      )}
      <div className="p-4">
        <h3 className="text-lg leading-snug">{cabin.title}</h3>
        {cabin.summary && <p className="mt-1 text-sm text-ink-soft">{cabin.summary}</p>}
        <CabinFacts cabin={cabin} />
        <div className="mt-3 border-t border-line pt-3">
          <FacilityChips facilities={cabin.facilities} />
        </div>
      </div>
    </article>
  );
}

/** '28 m² · ban công riêng · 1 giường đôi': for the row in which it is chosen. */
export function CabinWords({ cabin: { details } }: { cabin: CabinView }) {
  const { areaM2, beds, balcony } = details;
  return <DottedWords words={[`${areaM2} m²`, balcony && 'ban công riêng', bedWords(beds)]} />;
}

function CabinFacts({ cabin }: { cabin: CabinView }) {
  const { areaM2, beds, deck, balcony, bathtub } = cabin.details;
  const facts = [
    { icon: Maximize, text: `${areaM2} m²` },
    { icon: Layers, text: deck },
    { icon: BedDouble, text: bedWords(beds) },
    { icon: Users, text: `Tối đa ${cabin.maxOccupancy} khách` },
    { icon: Sun, text: balcony ? 'Có ban công riêng' : 'Không có ban công' },
    { icon: Bath, text: bathtub ? 'Có bồn tắm' : 'Vòi sen' },
  ];
  return (
    <ul className="mt-3 grid grid-cols-2 gap-x-4 gap-y-1.5 text-sm">
      {facts.map(({ icon: Icon, text }) => (
        <li key={text} className="flex gap-2">
          <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-sea" />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** The facilities of a room or cabin, in a few words each. */
function FacilityChips({ facilities }: { facilities: { title: string; icon: string }[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm">
      {facilities.map((facility) => (
        <li key={facility.title} className="inline-flex items-center gap-1.5">
          <SpriteIcon name={facility.icon} className="size-4 text-sea" />
          {facility.title}
        </li>
      ))}
    </ul>
  );
}
