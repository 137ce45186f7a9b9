import type { NewPlace } from '../../save-areas.store.ts'
import { placesIn } from './places-in.rules.ts'

/** At the airports, by the parks, in Yokohama and where days out lead. */
export const hotelsBeyond: NewPlace[] = [
  ...placesIn('haneda', 'hotel', [
    ['royal-park-haneda', 'The Royal Park Hotel Tokyo Haneda', 'ザ ロイヤルパークホテル 東京羽田', 35.5441, 139.7676],
    [
      'villa-fontaine-haneda',
      'Hotel Villa Fontaine Grand Haneda Airport',
      'ホテルヴィラフォンテーヌグランド羽田空港',
      35.5432,
      139.7679,
    ],
    ['haneda-excel-hotel-tokyu', 'Haneda Excel Hotel Tokyu', '羽田エクセルホテル東急', 35.5499, 139.7876],
    ['hotel-metropolitan-haneda', 'Hotel Metropolitan Tokyo Haneda', 'ホテルメトロポリタン羽田', 35.5488, 139.756],
  ]),
  ...placesIn('maihama', 'hotel', [
    ['tokyo-disneyland-hotel', 'Tokyo Disneyland Hotel', '東京ディズニーランドホテル', 35.6372, 139.8785],
    ['hilton-tokyo-bay', 'Hilton Tokyo Bay', 'ヒルトン東京ベイ', 35.6279, 139.8742],
    ['hotel-miracosta', 'Tokyo DisneySea Hotel MiraCosta', '東京ディズニーシー・ホテルミラコスタ', 35.6275, 139.8893],
    ['disney-ambassador-hotel', 'Disney Ambassador Hotel', 'ディズニーアンバサダーホテル', 35.632, 139.8867],
    [
      'sheraton-grande-tokyo-bay',
      'Sheraton Grande Tokyo Bay Hotel',
      'シェラトン・グランデ・トーキョーベイ・ホテル',
      35.6274,
      139.872,
    ],
    ['hotel-okura-tokyo-bay', 'Hotel Okura Tokyo Bay', 'ホテルオークラ東京ベイ', 35.6269, 139.8761],
  ]),
  ...placesIn('narita', 'hotel', [['hotel-nikko-narita', 'Hotel Nikko Narita', 'ホテル日航成田', 35.7808, 140.3725]]),
  ...placesIn('yokohama', 'hotel', [
    [
      'intercontinental-yokohama-grand',
      'InterContinental Yokohama Grand',
      'ヨコハマ グランド インターコンチネンタル ホテル',
      35.4573,
      139.6371,
    ],
    ['yokohama-bay-hotel-tokyu', 'The Yokohama Bay Hotel Tokyu', '横浜ベイホテル東急', 35.4564, 139.6351],
    ['hotel-new-grand', 'Hotel New Grand', 'ホテルニューグランド', 35.4447, 139.6493],
    [
      'the-kahala-yokohama',
      'The Kahala Hotel & Resort Yokohama',
      'ザ・カハラ・ホテル&リゾート 横浜',
      35.4599,
      139.6347,
    ],
    ['hyatt-regency-yokohama', 'Hyatt Regency Yokohama', 'ハイアット リージェンシー 横浜', 35.4475, 139.6446],
    [
      'intercontinental-yokohama-pier-8',
      'InterContinental Yokohama Pier 8',
      'インターコンチネンタル横浜Pier 8',
      35.4571,
      139.6424,
    ],
    ['the-westin-yokohama', 'The Westin Yokohama', 'ウェスティンホテル横浜', 35.4609, 139.629],
    ['hilton-yokohama', 'Hilton Yokohama', 'ヒルトン横浜', 35.464, 139.63],
    ['yokohama-bay-sheraton', 'Yokohama Bay Sheraton', '横浜ベイシェラトン ホテル&タワーズ', 35.4664, 139.6195],
    ['hotel-monterey-yokohama', 'Hotel Monterey Yokohama', 'ホテルモントレ横浜', 35.4458, 139.6477],
    ['rose-hotel-yokohama', 'Rose Hotel Yokohama', 'ローズホテル横浜', 35.4434, 139.6486],
  ]),
  ...placesIn('kamakura', 'hotel', [
    ['kamakura-prince-hotel', 'Kamakura Prince Hotel', '鎌倉プリンスホテル', 35.3063, 139.5155],
    ['hotel-metropolitan-kamakura', 'Hotel Metropolitan Kamakura', 'ホテルメトロポリタン鎌倉', 35.3195, 139.5524],
  ]),
  ...placesIn('hakone', 'hotel', [
    ['the-fujiya-hotel', 'The Fujiya Hotel', '富士屋ホテル', 35.241, 139.0596],
    ['hyatt-regency-hakone', 'Hyatt Regency Hakone', 'ハイアット リージェンシー 箱根', 35.2455, 139.0531],
    ['gora-kadan', 'Gora Kadan', '強羅花壇', 35.2479, 139.0491],
    ['the-prince-hakone', 'The Prince Hakone Lake Ashinoko', 'ザ・プリンス 箱根芦ノ湖', 35.2213, 139.0148],
    ['hotel-de-yama', 'Odakyu Hotel de Yama', '小田急 山のホテル', 35.2105, 139.0199],
  ]),
  ...placesIn('fuji-kawaguchiko', 'hotel', [
    ['highland-resort', 'Highland Resort Hotel & Spa', 'ハイランドリゾート ホテル&スパ', 35.4852, 138.7789],
    ['fuji-view-hotel', 'Fuji View Hotel', '富士ビューホテル', 35.5006, 138.7381],
  ]),
  ...placesIn('nikko', 'hotel', [
    ['nikko-kanaya-hotel', 'Nikko Kanaya Hotel', '日光金谷ホテル', 36.7535, 139.6062],
    ['the-ritz-carlton-nikko', 'The Ritz-Carlton, Nikko', 'ザ・リッツ・カールトン日光', 36.7386, 139.4896],
  ]),
  ...placesIn('kawagoe', 'hotel', [
    ['kawagoe-prince-hotel', 'Kawagoe Prince Hotel', '川越プリンスホテル', 35.9136, 139.482],
  ]),
]
