import type { PlaceKind } from '../places.store.ts'
import type { NewPlace } from '../save-areas.store.ts'

/** What the way out to a guest and the parking there cost us. */
const feeYen = { haneda: 5_500, narita: 11_000, maihama: 5_500, yokohama: 5_500 } as const

/** Latitude and longitude are of the door where a car can stop. */
const placesIn =
  (area: string, pickUpFeeYen = 0) =>
  (kind: PlaceKind, slug: string, name: string, nameJa: string, latitude: number, longitude: number): NewPlace => ({
    slug,
    kind,
    name,
    nameJa,
    area,
    latitude,
    longitude,
    pickUpFeeYen,
  })

const centre = placesIn('chiyoda-chuo')
const minato = placesIn('minato')
const shibuya = placesIn('shibuya')
const shinjuku = placesIn('shinjuku')
const taito = placesIn('taito')
const toshima = placesIn('toshima')
const bay = placesIn('koto-odaiba')
const shinagawa = placesIn('shinagawa')
const haneda = placesIn('haneda', feeYen.haneda)
const narita = placesIn('narita', feeYen.narita)
const maihama = placesIn('maihama', feeYen.maihama)
const yokohama = placesIn('yokohama', feeYen.yokohama)
/** Where days of ours begin for guests from ships, so that nothing is added. */
const piers = placesIn('yokohama')

export const demoPlaces: NewPlace[] = [
  centre('hotel', 'imperial-hotel-tokyo', 'Imperial Hotel, Tokyo', '帝国ホテル 東京', 35.6724, 139.7583),
  centre('hotel', 'the-peninsula-tokyo', 'The Peninsula Tokyo', 'ザ・ペニンシュラ東京', 35.6748, 139.7606),
  centre('hotel', 'palace-hotel-tokyo', 'Palace Hotel Tokyo', 'パレスホテル東京', 35.6847, 139.7612),
  centre('hotel', 'aman-tokyo', 'Aman Tokyo', 'アマン東京', 35.6856, 139.7653),
  centre(
    'hotel',
    'mandarin-oriental-tokyo',
    'Mandarin Oriental, Tokyo',
    'マンダリン オリエンタル 東京',
    35.687,
    139.773,
  ),
  centre('station', 'tokyo-station-marunouchi', 'Tokyo Station, Marunouchi side', '東京駅 丸の内口', 35.6812, 139.7649),
  minato('hotel', 'the-okura-tokyo', 'The Okura Tokyo', 'The Okura Tokyo', 35.6668, 139.7441),
  minato('hotel', 'grand-hyatt-tokyo', 'Grand Hyatt Tokyo', 'グランド ハイアット 東京', 35.6595, 139.7285),
  minato('hotel', 'the-ritz-carlton-tokyo', 'The Ritz-Carlton, Tokyo', 'ザ・リッツ・カールトン東京', 35.6656, 139.7311),
  minato('hotel', 'andaz-tokyo', 'Andaz Tokyo Toranomon Hills', 'アンダーズ 東京', 35.6668, 139.7497),
  minato(
    'hotel',
    'the-prince-park-tower',
    'The Prince Park Tower Tokyo',
    'ザ・プリンス パークタワー東京',
    35.6553,
    139.749,
  ),
  shibuya('hotel', 'cerulean-tower', 'Cerulean Tower Tokyu Hotel', 'セルリアンタワー東急ホテル', 35.6565, 139.6994),
  shibuya('hotel', 'trunk-hotel', 'TRUNK(HOTEL) Cat Street', 'TRUNK(HOTEL) CAT STREET', 35.6652, 139.7049),
  shibuya('station', 'shibuya-station', 'Shibuya Station, Hachiko side', '渋谷駅 ハチ公口', 35.659, 139.7006),
  shinjuku('hotel', 'park-hyatt-tokyo', 'Park Hyatt Tokyo', 'パーク ハイアット 東京', 35.6855, 139.6908),
  shinjuku('hotel', 'keio-plaza-hotel', 'Keio Plaza Hotel Tokyo', '京王プラザホテル', 35.6899, 139.6946),
  shinjuku('station', 'shinjuku-station', 'Shinjuku Station, west side', '新宿駅 西口', 35.6909, 139.6993),
  taito('hotel', 'asakusa-view-hotel', 'Asakusa View Hotel', '浅草ビューホテル', 35.7149, 139.7925),
  taito('hotel', 'the-gate-hotel-asakusa', 'The Gate Hotel Kaminarimon', 'ザ・ゲートホテル雷門', 35.7108, 139.7953),
  taito('station', 'ueno-station', 'Ueno Station, park side', '上野駅 公園口', 35.7138, 139.7762),
  toshima(
    'hotel',
    'hotel-metropolitan',
    'Hotel Metropolitan Tokyo Ikebukuro',
    'ホテルメトロポリタン',
    35.7286,
    139.7081,
  ),
  bay('hotel', 'hilton-tokyo-odaiba', 'Hilton Tokyo Odaiba', 'ヒルトン東京お台場', 35.6268, 139.7712),
  bay(
    'port',
    'tokyo-cruise-terminal',
    'Tokyo International Cruise Terminal',
    '東京国際クルーズターミナル',
    35.6176,
    139.7671,
  ),
  shinagawa(
    'hotel',
    'the-prince-sakura-tower',
    'The Prince Sakura Tower Tokyo',
    'ザ・プリンス さくらタワー東京',
    35.6306,
    139.7343,
  ),
  shinagawa('station', 'shinagawa-station', 'Shinagawa Station, Takanawa side', '品川駅 高輪口', 35.6285, 139.7377),
  haneda('airport', 'haneda-terminal-3', 'Haneda Airport, Terminal 3', '羽田空港 第3ターミナル', 35.5446, 139.7683),
  haneda(
    'airport',
    'haneda-terminals-1-and-2',
    'Haneda Airport, Terminals 1 and 2',
    '羽田空港 第1・第2ターミナル',
    35.5507,
    139.7862,
  ),
  narita('airport', 'narita-terminal-1', 'Narita Airport, Terminal 1', '成田空港 第1ターミナル', 35.7645, 140.3863),
  narita(
    'airport',
    'narita-terminals-2-and-3',
    'Narita Airport, Terminals 2 and 3',
    '成田空港 第2・第3ターミナル',
    35.7734,
    140.3878,
  ),
  maihama('hotel', 'tokyo-disneyland-hotel', 'Tokyo Disneyland Hotel', '東京ディズニーランドホテル', 35.6372, 139.8785),
  maihama('hotel', 'hilton-tokyo-bay', 'Hilton Tokyo Bay', 'ヒルトン東京ベイ', 35.6279, 139.8742),
  yokohama(
    'hotel',
    'intercontinental-yokohama-grand',
    'InterContinental Yokohama Grand',
    'ヨコハマ グランド インターコンチネンタル ホテル',
    35.4573,
    139.6371,
  ),
  yokohama('station', 'shin-yokohama-station', 'Shin-Yokohama Station', '新横浜駅', 35.507, 139.6175),
  piers('port', 'yokohama-osanbashi', 'Yokohama, Osanbashi pier', '横浜港 大さん橋', 35.4517, 139.6478),
  piers('port', 'yokohama-daikoku', 'Yokohama, Daikoku pier', '横浜港 大黒ふ頭', 35.4605, 139.6838),
]
