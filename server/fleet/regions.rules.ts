import type { Region } from './area-names.rules.ts'

/** Our prefectures; Yokohama is so large that it stands for its own. */
export const ownRegions: readonly { names: readonly string[]; region: Region }[] = [
  { names: ['tokyo', '東京都', '東京'], region: 'tokyo' },
  { names: ['kanagawa', 'yokohama', '神奈川県', '横浜市'], region: 'kanagawa' },
  { names: ['chiba', '千葉県', '千葉市'], region: 'chiba' },
  { names: ['saitama', '埼玉県', 'さいたま市'], region: 'saitama' },
  { names: ['tochigi', '栃木県'], region: 'tochigi' },
  { names: ['yamanashi', '山梨県'], region: 'yamanashi' },
]

/** The other prefectures and their large cities, and those of ours to which we do not go. */
export const otherRegions: readonly string[] = [
  ...['hokkaido', 'aomori', 'iwate', 'miyagi', 'akita', 'yamagata', 'fukushima', 'ibaraki', 'gunma', 'niigata'],
  ...['toyama', 'ishikawa', 'fukui', 'nagano', 'gifu', 'shizuoka', 'aichi', 'mie', 'shiga', 'kyoto', 'osaka', 'hyogo'],
  ...['nara', 'wakayama', 'tottori', 'shimane', 'okayama', 'hiroshima', 'yamaguchi', 'tokushima', 'kagawa', 'ehime'],
  ...['kochi', 'fukuoka', 'saga', 'nagasaki', 'kumamoto', 'oita', 'miyazaki', 'kagoshima', 'okinawa'],
  ...['sapporo', 'sendai', 'nagoya', 'kobe', 'kanazawa', 'hamamatsu', 'sakai', 'takayama', 'matsumoto', 'karuizawa'],
  ...['naha', 'hakata', 'kitakyushu', 'takamatsu', 'matsuyama', 'utsunomiya', 'mito', 'tsukuba', 'kofu', 'gotemba'],
  ...['atami', 'kawasaki', 'sagamihara', 'yokosuka', 'odawara', 'zushi', 'funabashi', 'kashiwa', 'omiya', 'urawa'],
  ...['北海道', '青森県', '岩手県', '宮城県', '秋田県', '山形県', '福島県', '茨城県', '群馬県', '新潟県', '富山県'],
  ...['石川県', '福井県', '長野県', '岐阜県', '静岡県', '愛知県', '三重県', '滋賀県', '京都府', '京都市', '大阪府'],
  ...['大阪市', '兵庫県', '奈良県', '和歌山県', '鳥取県', '島根県', '岡山県', '広島県', '山口県', '徳島県', '香川県'],
  ...['愛媛県', '高知県', '福岡県', '佐賀県', '長崎県', '熊本県', '大分県', '宮崎県', '鹿児島県', '沖縄県'],
  ...['札幌', '仙台', '名古屋', '神戸', '大阪', '広島', '福岡', '金沢市', '川崎市', '相模原', '横須賀', '小田原'],
]
