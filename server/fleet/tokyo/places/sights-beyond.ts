import type { NewPlace } from '../../save-areas.store.ts'
import { placesIn } from './places-in.rules.ts'

/** Where days out lead. */
export const sightsBeyond: NewPlace[] = [
  ...placesIn('haneda', 'sight', [
    ['haneda-innovation-city', 'Haneda Innovation City', '羽田イノベーションシティ', 35.5485, 139.755],
    ['anamori-inari', 'Anamori Inari Shrine', '穴守稲荷神社', 35.5503, 139.7468],
  ]),
  ...placesIn('maihama', 'sight', [
    ['tokyo-disneyland', 'Tokyo Disneyland', '東京ディズニーランド', 35.6347, 139.8812],
    ['tokyo-disneysea', 'Tokyo DisneySea', '東京ディズニーシー', 35.6282, 139.8878],
    ['ikspiari', 'Ikspiari', 'イクスピアリ', 35.6348, 139.8861],
    ['kasai-rinkai-aquarium', 'Kasai Rinkai aquarium', '葛西臨海水族園', 35.6403, 139.8622],
  ]),
  ...placesIn('narita', 'sight', [
    ['naritasan-shinsho-ji', 'Naritasan Shinsho-ji', '成田山新勝寺', 35.7857, 140.3183],
    ['museum-of-aeronautical-sciences', 'Museum of Aeronautical Sciences', '航空科学博物館', 35.7407, 140.3985],
  ]),
  ...placesIn('yokohama', 'sight', [
    ['sankeien', 'Sankeien Garden', '三溪園', 35.4172, 139.6598],
    ['yokohama-chinatown', 'Yokohama Chinatown', '横浜中華街', 35.4428, 139.6458],
    ['yokohama-red-brick', 'Yokohama Red Brick Warehouse', '横浜赤レンガ倉庫', 35.4527, 139.6428],
    ['yokohama-landmark-tower', 'Yokohama Landmark Tower', '横浜ランドマークタワー', 35.4549, 139.6314],
    ['cup-noodles-museum', 'Cup Noodles Museum', 'カップヌードルミュージアム 横浜', 35.4555, 139.6389],
    ['ramen-museum', 'Shin-Yokohama Ramen Museum', '新横浜ラーメン博物館', 35.5098, 139.6147],
    ['yamashita-park', 'Yamashita Park', '山下公園', 35.4457, 139.6502],
    ['yokohama-museum-of-art', 'Yokohama Museum of Art', '横浜美術館', 35.4573, 139.6307],
    ['yokohama-arena', 'Yokohama Arena', '横浜アリーナ', 35.5122, 139.6203],
  ]),
  ...placesIn('kamakura', 'sight', [
    ['kamakura-great-buddha', 'Great Buddha, Kotoku-in', '鎌倉大仏 高徳院', 35.3163, 139.5359],
    ['hase-dera', 'Hase-dera', '長谷寺', 35.3124, 139.5337],
    ['tsurugaoka-hachimangu', 'Tsurugaoka Hachimangu', '鶴岡八幡宮', 35.3238, 139.5548],
    ['kencho-ji', 'Kencho-ji', '建長寺', 35.3302, 139.5536],
    ['engaku-ji', 'Engaku-ji', '円覚寺', 35.3375, 139.5466],
    ['hokoku-ji', 'Hokoku-ji bamboo garden', '報国寺', 35.3203, 139.5695],
    ['enoshima', 'Enoshima island', '江の島', 35.3021, 139.4816],
  ]),
  ...placesIn('hakone', 'sight', [
    ['hakone-open-air-museum', 'Hakone Open-Air Museum', '彫刻の森美術館', 35.2446, 139.0512],
    ['pola-museum-of-art', 'Pola Museum of Art', 'ポーラ美術館', 35.2565, 139.0215],
    ['owakudani', 'Owakudani', '大涌谷', 35.2435, 139.02],
    ['hakone-shrine', 'Hakone Shrine', '箱根神社', 35.2045, 139.0254],
    ['hakone-checkpoint', 'Hakone Checkpoint', '箱根関所', 35.1926, 139.0262],
    ['okada-museum-of-art', 'Okada Museum of Art', '岡田美術館', 35.2388, 139.0456],
    ['odawara-castle', 'Odawara Castle', '小田原城', 35.251, 139.1535],
    ['gotemba-premium-outlets', 'Gotemba Premium Outlets', '御殿場プレミアム・アウトレット', 35.3082, 138.965],
  ]),
  ...placesIn('fuji-kawaguchiko', 'sight', [
    ['chureito-pagoda', 'Chureito Pagoda, Arakurayama', '新倉山浅間公園 忠霊塔', 35.5, 138.803],
    ['oishi-park', 'Oishi Park, Lake Kawaguchi', '河口湖 大石公園', 35.5235, 138.7458],
    ['oshino-hakkai', 'Oshino Hakkai', '忍野八海', 35.4603, 138.8325],
    ['fuji-q-highland', 'Fuji-Q Highland', '富士急ハイランド', 35.487, 138.7803],
    ['fuji-sengen-shrine', 'Kitaguchi Hongu Fuji Sengen Shrine', '北口本宮冨士浅間神社', 35.4712, 138.7937],
    ['fuji-fifth-station', 'Mount Fuji, Subaru Line Fifth Station', '富士スバルライン五合目', 35.3946, 138.7332],
    ['kubota-itchiku-museum', 'Itchiku Kubota Art Museum', '久保田一竹美術館', 35.5282, 138.7608],
  ]),
  ...placesIn('nikko', 'sight', [
    ['nikko-tosho-gu', 'Nikko Tosho-gu', '日光東照宮', 36.7565, 139.5991],
    ['nikko-rinno-ji', 'Rinno-ji, Nikko', '日光山輪王寺', 36.755, 139.601],
    ['shinkyo-bridge', 'Shinkyo Bridge, Nikko', '神橋', 36.7535, 139.6041],
    ['tamozawa-imperial-villa', 'Tamozawa Imperial Villa', '日光田母沢御用邸記念公園', 36.7521, 139.5907],
    ['kegon-falls', 'Kegon Falls', '華厳滝', 36.7387, 139.5006],
    ['edo-wonderland', 'Edo Wonderland, Nikko', '江戸ワンダーランド 日光江戸村', 36.7885, 139.695],
  ]),
  ...placesIn('kawagoe', 'sight', [
    ['kawagoe-storehouses', 'Kawagoe storehouse street, Toki no Kane', '川越 蔵造りの町並み 時の鐘', 35.9234, 139.4832],
    ['kita-in', 'Kita-in, Kawagoe', '喜多院', 35.918, 139.4891],
    ['kawagoe-hikawa-shrine', 'Kawagoe Hikawa Shrine', '川越氷川神社', 35.9276, 139.4886],
    ['railway-museum', 'The Railway Museum, Omiya', '鉄道博物館', 35.9215, 139.6178],
  ]),
  ...placesIn('mashiko', 'sight', [
    ['mashiko-museum-of-ceramic-art', 'Mashiko Museum of Ceramic Art', '益子陶芸美術館', 36.469, 140.1048],
    ['mashiko-jonaizaka', 'Jonaizaka pottery street, Mashiko', '益子 城内坂通り', 36.4676, 140.1028],
  ]),
]
