import type { SaidWords } from './said-words.ts';

/** Something that a place to stay or a trip may have, which lists filter by and titles seldom say. */
export interface Feature {
  name: string;
  /** How visitors call it, in search form. */
  said: string[];
  /** How the titles of filter options begin that mean it, in search form; words within them where none begins so. */
  option: string;
  /** It counts only where somebody says that it should be there: 'đưa đón sân bay' alone is what cars are for. */
  isOnlyWished?: boolean;
}

const features: Feature[] = [
  { name: 'hồ bơi', said: ['ho boi', 'be boi', 'swimming pool', 'pool'], option: 'ho boi' },
  { name: 'sát biển', said: ['sat bien', 'ngay bien', 'mat bien', 'beachfront'], option: 'sat bien' },
  { name: 'gần biển', said: ['gan bien', 'near the beach', 'near beach'], option: 'trong 500 m' },
  {
    name: 'hướng biển',
    said: ['huong bien', 'view bien', 'nhin ra bien', 'canh bien', 'sea view', 'ocean view'],
    option: 'huong bien',
  },
  { name: 'hướng núi', said: ['huong nui', 'view nui', 'mountain view'], option: 'huong nui' },
  { name: 'bữa sáng', said: ['bua sang', 'an sang', 'breakfast'], option: 'bua sang' },
  { name: 'thú cưng', said: ['thu cung', 'cho meo', 'pet', 'pets', 'pet friendly'], option: 'thu cung' },
  { name: 'phòng gym', said: ['phong gym', 'gym', 'phong tap'], option: 'phong gym' },
  { name: 'bồn tắm', said: ['bon tam', 'bathtub'], option: 'bon tam' },
  { name: 'ban công', said: ['ban cong', 'balcony'], option: 'ban cong' },
  { name: 'bãi đỗ xe', said: ['bai do xe', 'cho dau xe', 'cho do xe', 'parking'], option: 'bai do xe' },
  { name: 'máy giặt', said: ['may giat'], option: 'may giat' },
  { name: 'bếp', said: ['bep', 'bep nau', 'bep rieng'], option: 'bep nho', isOnlyWished: true },
  { name: 'spa', said: ['spa'], option: 'spa', isOnlyWished: true },
  { name: 'thang máy', said: ['thang may'], option: 'thang may' },
  { name: 'wifi', said: ['wifi', 'wi fi'], option: 'wi fi' },
  { name: 'đưa đón sân bay', said: ['dua don san bay'], option: 'dua don san bay', isOnlyWished: true },
  {
    name: 'hủy miễn phí',
    said: ['huy mien phi', 'mien phi huy', 'free cancellation'],
    option: 'huy mien phi',
  },
  { name: 'gần trung tâm', said: ['gan trung tam', 'o trung tam', 'trung tam'], option: 'trung tam' },
];

const wishing =
  '(?:(?:co|co ca|bao gom|gom|kem|cho|cho phep|duoc|mang|mang theo|dem|dem theo|dan|nhan|voi|with|va|and|o) )';

/** What is wished for besides the name, taken out of the sentence: 'có hồ bơi', 'cho mang thú cưng'. */
export function takeFeatures({ take }: SaidWords): Feature[] {
  return features.filter(({ said, isOnlyWished }) => {
    let isSaid = false;
    const names = said.toSorted((one, other) => other.length - one.length).join('|');
    take(new RegExp(` ${wishing}${isOnlyWished ? '+' : '*'}(?:${names})(?: theo| rieng)?(?= )`), () => {
      isSaid = true;
    });
    return isSaid;
  });
}
