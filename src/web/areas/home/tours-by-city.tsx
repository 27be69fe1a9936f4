import type { CardProduct } from '#modules/catalog/view/card-product.ts';
import { ProductCard } from '#modules/catalog/view/product-card.tsx';
import { CardRow } from '#ui/card-row.tsx';

export interface CityTours {
  city: string;
  tours: (CardProduct & { id: number })[];
}

/** A panel for each place in the row of cities, written out for the style sheet. */
const shownBy = [
  'group-has-[#tours-0:checked]/tours:block',
  'group-has-[#tours-1:checked]/tours:block',
  'group-has-[#tours-2:checked]/tours:block',
  'group-has-[#tours-3:checked]/tours:block',
];

/** Tours by where they leave from, one city at a time; radio buttons, so that it needs no script. */
export function ToursByCity({ cities }: { cities: CityTours[] }) {
  const shown = cities.slice(0, shownBy.length);
  return (
    <div className="group/tours">
      <fieldset className="mb-4">
        <legend className="sr-only">Nơi khởi hành</legend>
        <div className="flex flex-wrap gap-2">
          {shown.map(({ city }, index) => (
            <label
              key={city}
              htmlFor={`tours-${index}`}
              className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-rice px-5 font-semibold hover:border-sea hover:text-sea has-checked:border-sea has-checked:bg-sea has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea"
            >
              <input
                type="radio"
                name="tours-city"
                id={`tours-${index}`}
                defaultChecked={index === 0}
                className="sr-only"
              />
              Từ {city}
            </label>
          ))}
        </div>
      </fieldset>
      {shown.map(({ city, tours }, index) => (
        <div key={city} className={`hidden ${shownBy[index]}`}>
          <CardRow label={`Tour khởi hành từ ${city}`}>
            {tours.map((tour) => (
              <ProductCard key={tour.id} product={tour} sizes="288px" />
            ))}
          </CardRow>
        </div>
      ))}
    </div>
  );
}
