import type { CardProduct } from '#modules/catalog/view/card-product.ts';
import { ProductCard } from '#modules/catalog/view/product-card.tsx';
import { CardRow } from '#ui/card-row.tsx';

export interface CityTours {
  city: string;
  tours: (CardProduct & { id: number })[];
}

/** The style sheet has rules for this many panels; it shows that of the chosen city. */
const mostCities = 4;

/** Tours by departure city, one city at a time; radio buttons, so that no script is needed. */
export function ToursByCity({ cities }: { cities: CityTours[] }) {
  const shown = cities.slice(0, mostCities);
  return (
    <div className="tours-by-city">
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
        <div key={city} className={`tours-${index}`}>
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
