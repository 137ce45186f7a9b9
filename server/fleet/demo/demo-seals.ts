/** What stands on a person's seal: the first character of the surname, as they write it in Japan. */
const seals: Record<string, string> = {
  Aoki: '青',
  Arai: '荒',
  Bellini: 'ベ',
  Chen: '陳',
  Dubois: 'デ',
  Endo: '遠',
  Fujimoto: '藤',
  Hamada: '浜',
  Hayashida: '林',
  Hirano: '平',
  Ishikawa: '石',
  Kobayashi: '小',
  Kuroda: '黒',
  Lin: '林',
  Matsunaga: '松',
  Morita: '森',
  Nagai: '永',
  Nakajima: '中',
  Nakamura: '中',
  Nishio: '西',
  Ono: '小',
  Otsuka: '大',
  Park: '朴',
  Ramos: 'ラ',
  Sakamoto: '坂',
  Shimizu: '清',
  Sugawara: '菅',
  Takahashi: '高',
  Thapa: 'タ',
  Uchida: '内',
  Whitfield: 'ホ',
  Yoshida: '吉',
}

export function sealOf(name: string): string {
  const seal = seals[name.split(' ').at(-1) ?? '']
  if (!seal) throw new Error(`There is no seal for ${name}.`)
  return seal
}
