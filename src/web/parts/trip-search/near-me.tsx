import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { apiUrl } from '#web/app/api-client/api-url.ts';
import { getJson } from '#web/app/api-client/get-json.ts';
import type { SearchedPlace } from './trip-memory.ts';
import { WhereRow } from './where-row.tsx';

/** Fractions of a degree, some five kilometres: a position no more precise than needed to know the province. */
const stepsPerDegree = 20;

/** 'Gần tôi': pressing it asks the device for its position, and chooses the province of the nearest place. */
export function NearMe({ onPlace }: { onPlace: (place: SearchedPlace) => void }) {
  const [state, setState] = useState<'still' | 'asking' | 'failed'>('still');
  if (!('geolocation' in navigator)) return null;
  const ask = () => {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        findProvince(coords).then(
          (province) => (province ? onPlace(province) : setState('failed')),
          () => setState('failed'),
        ),
      () => setState('failed'),
      { maximumAge: 600_000, timeout: 10_000 },
    );
  };
  return (
    <div className="mt-3">
      <WhereRow onPress={ask} icon={<LocateFixed aria-hidden />}>
        <span className="font-semibold text-sea">Gần tôi</span>
        <span role="status" className="block text-sm text-ink-soft empty:hidden">
          {state === 'asking' && 'Đang tìm nơi gần bạn…'}
          {state === 'failed' && 'Chưa biết bạn đang ở đâu. Vui lòng gõ tên nơi muốn đến.'}
        </span>
      </WhereRow>
    </div>
  );
}

async function findProvince({
  latitude,
  longitude,
}: Pick<GeolocationCoordinates, 'latitude' | 'longitude'>): Promise<SearchedPlace | null> {
  const near = [latitude, longitude].map((degrees) => Math.round(degrees * stepsPerDegree) / stepsPerDegree);
  const { results } = await getJson<{ results: { province: { slug: string; title: string } }[] }>(
    apiUrl('/places', { limit: 1, near: near.join(',') }),
  );
  const province = results[0]?.province;
  return province ? { label: province.title, params: [['provinces', province.slug]] } : null;
}
