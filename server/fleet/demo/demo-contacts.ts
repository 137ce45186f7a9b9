import type { NewContact } from '../crew-contacts.store.ts'
import { demoChauffeurs } from './demo-chauffeurs.ts'
import { demoGuides } from './demo-guides.ts'
import { demoReadings } from './demo-readings.ts'

/** As they write themselves in Japan; the first character of each is on their seal. */
const namesJa: Record<string, string> = {
  'Kenji Sakamoto': '坂本健二',
  'Masaru Otsuka': '大塚勝',
  'Noriko Uchida': '内田典子',
  'Hiroshi Nagai': '永井浩',
  'Rajesh Thapa': 'タパ・ラジェシュ',
  'Takeshi Morita': '森田武',
  'Yuko Hayashida': '林田裕子',
  'Shinichi Arai': '荒井真一',
  'Daisuke Fujimoto': '藤本大輔',
  'Kazuya Ishikawa': '石川和也',
  'Mai Sugawara': '菅原麻衣',
  'Tetsuya Kuroda': '黒田哲也',
  'Satoshi Matsunaga': '松永聡',
  'Paulo Nakamura': '中村パウロ',
  'Koichi Endo': '遠藤浩一',
  'Osamu Nishio': '西尾修',
  'Akira Hamada': '浜田明',
  'Wei Lin': '林偉',
  'Emi Takahashi': '高橋恵美',
  'Naoko Shimizu': '清水直子',
  'Kenta Yoshida': '吉田健太',
  'Claire Dubois': 'デュボワ・クレール',
  'Haruka Ono': '小野遥',
  'Sayuri Kobayashi': '小林小百合',
  'James Whitfield': 'ホイットフィールド・ジェームズ',
  'Mei-Ling Chen': '陳美玲',
  'Tomoko Aoki': '青木智子',
  'Marco Bellini': 'ベリーニ・マルコ',
  'Rie Nakajima': '中島理恵',
  'Ji-Woo Park': '朴智佑',
  'Yuta Hirano': '平野雄太',
  'Diego Ramos': 'ラモス・ディエゴ',
}

/** Addresses under a name that can never be anybody's, and numbers that are not given out. */
export const demoContacts: NewContact[] = [...demoChauffeurs, ...demoGuides].map(({ id, name }, index) => ({
  id,
  nameJa: namesJa[name] ?? '',
  reading: demoReadings[name] ?? '',
  beginsOn: `${2012 + ((index * 5) % 13)}-${index % 3 === 0 ? '10' : '04'}-01`,
  email: `${name.toLowerCase().replaceAll(' ', '.')}@annai.example`,
  phone: `+81 90 0000 00${String(index + 1).padStart(2, '0')}`,
}))
