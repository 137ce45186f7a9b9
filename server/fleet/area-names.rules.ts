/** By what an address is known to lie in one of our areas. Names in Latin letters are written as most people write them. */

export type Region = 'tokyo' | 'kanagawa' | 'chiba' | 'saitama' | 'tochigi' | 'yamanashi'

/** Tokyo's 23 wards, each with the area that is nearest; Ota goes to Shinagawa, since only the airport is Haneda. */
export const wards: readonly { name: string; nameJa: string; area: string }[] = [
  { name: 'chiyoda', nameJa: '千代田', area: 'chiyoda-chuo' },
  { name: 'chuo', nameJa: '中央', area: 'chiyoda-chuo' },
  { name: 'minato', nameJa: '港', area: 'minato' },
  { name: 'shinjuku', nameJa: '新宿', area: 'shinjuku' },
  { name: 'bunkyo', nameJa: '文京', area: 'chiyoda-chuo' },
  { name: 'taito', nameJa: '台東', area: 'taito' },
  { name: 'sumida', nameJa: '墨田', area: 'taito' },
  { name: 'koto', nameJa: '江東', area: 'koto-odaiba' },
  { name: 'shinagawa', nameJa: '品川', area: 'shinagawa' },
  { name: 'meguro', nameJa: '目黒', area: 'shibuya' },
  { name: 'ota', nameJa: '大田', area: 'shinagawa' },
  { name: 'setagaya', nameJa: '世田谷', area: 'shibuya' },
  { name: 'shibuya', nameJa: '渋谷', area: 'shibuya' },
  { name: 'nakano', nameJa: '中野', area: 'shinjuku' },
  { name: 'suginami', nameJa: '杉並', area: 'shinjuku' },
  { name: 'toshima', nameJa: '豊島', area: 'toshima' },
  { name: 'kita', nameJa: '北', area: 'toshima' },
  { name: 'arakawa', nameJa: '荒川', area: 'taito' },
  { name: 'itabashi', nameJa: '板橋', area: 'toshima' },
  { name: 'nerima', nameJa: '練馬', area: 'toshima' },
  { name: 'adachi', nameJa: '足立', area: 'taito' },
  { name: 'katsushika', nameJa: '葛飾', area: 'taito' },
  { name: 'edogawa', nameJa: '江戸川', area: 'taito' },
]

/** Words that many places share: they are Tokyo's wards only where the ward or Tokyo itself is named. */
export const commonWords: ReadonlySet<string> = new Set(['chuo', 'minato', 'koto', 'ota', 'kita', 'nakano', 'arakawa'])

export interface NamedParts {
  area: string
  region: Region
  /** Cities and towns. */
  towns: readonly string[]
  /** Parts of towns, stations, airports. */
  parts: readonly string[]
}

export const namedParts: readonly NamedParts[] = [
  {
    area: 'chiyoda-chuo',
    region: 'tokyo',
    towns: [],
    parts: [
      ...['marunouchi', 'otemachi', 'yurakucho', 'hibiya', 'kasumigaseki', 'nagatacho', 'hirakawacho', 'kioicho'],
      ...['kojimachi', 'kanda', 'akihabara', 'kudan', 'iidabashi', 'jimbocho', 'ginza', 'tsukiji', 'nihonbashi'],
      ...['kyobashi', 'yaesu', 'hatchobori', 'kayabacho', 'tsukishima', 'kachidoki', 'harumi', 'tokyo station'],
      ...['丸の内', '大手町', '有楽町', '日比谷', '霞が関', '永田町', '紀尾井町', '麹町', '神田', '秋葉原', '九段'],
      ...['銀座', '築地', '日本橋', '京橋', '八重洲', '月島', '勝どき', '晴海', '東京駅'],
    ],
  },
  {
    area: 'minato',
    region: 'tokyo',
    towns: [],
    parts: [
      ...['roppongi', 'akasaka', 'azabu', 'azabujuban', 'toranomon', 'shimbashi', 'shiodome', 'shiba'],
      ...['shibakoen', 'hamamatsucho', 'mita', 'shirokane', 'shirokanedai', 'aoyama'],
      ...['六本木', '赤坂', '麻布', '虎ノ門', '新橋', '汐留', '芝公園', '浜松町', '三田', '白金', '青山'],
    ],
  },
  {
    area: 'shibuya',
    region: 'tokyo',
    towns: [],
    parts: [
      ...['harajuku', 'jingumae', 'ebisu', 'daikanyama', 'hiroo', 'sendagaya', 'yoyogi', 'omotesando', 'nakameguro'],
      ...['shimokitazawa', 'sangenjaya', 'futakotamagawa'],
      ...['原宿', '神宮前', '恵比寿', '代官山', '広尾', '千駄ヶ谷', '代々木', '表参道', '中目黒', '下北沢', '三軒茶屋'],
    ],
  },
  {
    area: 'shinjuku',
    region: 'tokyo',
    towns: [],
    parts: [
      ...['kabukicho', 'takadanobaba', 'okubo', 'shinokubo', 'kagurazaka', 'yotsuya', 'ichigaya'],
      ...['歌舞伎町', '高田馬場', '大久保', '神楽坂', '四谷', '市谷', '市ヶ谷', '荻窪', '高円寺'],
      ...['ogikubo', 'koenji'],
    ],
  },
  {
    area: 'taito',
    region: 'tokyo',
    towns: [],
    parts: [
      ...['asakusa', 'ueno', 'yanaka', 'kaminarimon', 'kuramae', 'asakusabashi', 'okachimachi', 'oshiage', 'ryogoku'],
      ...['kinshicho', 'kitasenju', 'nippori'],
      ...['浅草', '上野', '谷中', '雷門', '蔵前', '御徒町', '押上', '両国', '錦糸町', '北千住', '日暮里'],
    ],
  },
  {
    area: 'toshima',
    region: 'tokyo',
    towns: [],
    parts: ['ikebukuro', 'sugamo', 'otsuka', 'mejiro', '池袋', '巣鴨', '大塚', '目白'],
  },
  {
    area: 'koto-odaiba',
    region: 'tokyo',
    towns: [],
    parts: [
      ...['odaiba', 'daiba', 'toyosu', 'ariake', 'aomi', 'shinonome', 'shinkiba', 'kiyosumi', 'monzennakacho', 'kiba'],
      ...['お台場', '台場', '豊洲', '有明', '青海', '東雲', '新木場', '清澄', '門前仲町'],
    ],
  },
  {
    area: 'shinagawa',
    region: 'tokyo',
    towns: [],
    parts: [
      ...['takanawa', 'konan', 'gotanda', 'osaki', 'oimachi', 'kamata', 'omori'],
      ...['高輪', '港南', '五反田', '大崎', '大井町', '蒲田', '大森'],
    ],
  },
  {
    area: 'haneda',
    region: 'tokyo',
    towns: [],
    parts: ['haneda', 'haneda airport', 'hanedakuko', '羽田', '羽田空港', '羽田旭町'],
  },
  {
    area: 'maihama',
    region: 'chiba',
    towns: ['urayasu', '浦安'],
    parts: ['maihama', 'shinurayasu', 'tokyo disney', 'tokyo disneyland', 'tokyo disneysea', '舞浜', '東京ディズニー'],
  },
  {
    area: 'narita',
    region: 'chiba',
    towns: ['narita', '成田'],
    parts: ['narita airport', 'tokyo narita', '成田空港', '成田国際空港'],
  },
  {
    area: 'yokohama',
    region: 'kanagawa',
    towns: ['yokohama', '横浜'],
    parts: [
      ...['minato mirai', 'shin yokohama', 'kannai', 'motomachi', 'bashamichi', 'みなとみらい', '新横浜', '関内'],
      ...['osanbashi', 'daikoku futo', '大さん橋', '大黒ふ頭'],
    ],
  },
  {
    area: 'kamakura',
    region: 'kanagawa',
    towns: ['kamakura', 'fujisawa', '鎌倉', '藤沢'],
    parts: ['enoshima', 'kita kamakura', 'ofuna', 'hase', 'katase', 'kugenuma', '江の島', '江ノ島', '江島', '大船'],
  },
  {
    area: 'hakone',
    region: 'kanagawa',
    towns: ['hakone', '箱根'],
    parts: [
      ...['hakone yumoto', 'moto hakone', 'gora', 'sengokuhara', 'miyanoshita', 'kowakudani', 'ashinoko'],
      ...['箱根湯本', '元箱根', '強羅', '仙石原', '宮ノ下', '小涌谷', '芦ノ湖'],
    ],
  },
  {
    area: 'fuji-kawaguchiko',
    region: 'yamanashi',
    towns: [
      ...['fujikawaguchiko', 'fujiyoshida', 'yamanakako', 'oshino', 'narusawa'],
      ...['富士河口湖', '富士吉田', '山中湖', '忍野', '鳴沢'],
    ],
    parts: ['kawaguchiko', 'lake kawaguchi', 'lake yamanaka', 'saiko', 'oshino hakkai', '河口湖', '西湖'],
  },
  {
    area: 'nikko',
    region: 'tochigi',
    towns: ['nikko', '日光'],
    parts: ['kinugawa', 'chuzenji', 'okunikko', '鬼怒川', '中禅寺', '中宮祠'],
  },
  { area: 'kawagoe', region: 'saitama', towns: ['kawagoe', '川越'], parts: ['hon kawagoe', '本川越'] },
  { area: 'mashiko', region: 'tochigi', towns: ['mashiko', '益子'], parts: [] },
]

/** Names that hold one of ours and mean another: houses called after a town, and towns that only begin like one. */
export const lookAlikes: readonly string[] = [
  ...['hotel nikko', 'grand nikko', 'nikko hotel', 'nikko style', 'uenohara', '上野原'],
  ...['日光街道', 'ホテル日航'],
]

/** Of Tokyo, and too far west for us. */
export const farTowns: readonly string[] = [
  ...['hachioji', 'machida', 'fuchu', 'chofu', 'mitaka', 'musashino', 'kichijoji', 'tachikawa', 'kokubunji'],
  ...['kunitachi', 'koganei', 'kodaira', 'tama city', 'okutama', 'izu oshima', 'hachijojima', 'ogasawara'],
  ...[
    '八王子',
    '町田',
    '府中',
    '調布',
    '三鷹',
    '武蔵野',
    '吉祥寺',
    '立川',
    '国分寺',
    '青梅',
    '八丈',
    '小笠原',
    '奥多摩',
  ],
]
