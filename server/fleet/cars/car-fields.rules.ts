/** Hyphens, dashes and the long vowel mark, as keyboards write them between the figures of a plate. */
const dashes = /(?<=\d)\s*[-‐‑‒–—―−－ー]\s*(?=\d)/g

/** 品川300あ3107, full width or half, as it stands on the car: 品川 300 あ 31-07. What is no such plate stays as typed. */
export function plateOf(typed: string): string {
  const plain = typed.normalize('NFKC').replace(dashes, '-').replace(/\s+/g, ' ').trim()
  const [, place, class_, kana, front, back] =
    /^(\p{Script=Han}{1,4}|[\p{Script=Hiragana}\p{Script=Katakana}]{1,4}) ?(\d{1,3}[A-Z]{0,2}) ?(\p{Script=Hiragana}|[A-Z]) ?(\d{1,2})-?(\d{2})$/u.exec(
      plain,
    ) ?? []
  return place ? `${place} ${class_} ${kana} ${front}-${back}` : plain
}

/** "Kudo", of "Taro Kudo". */
export const familyName = (name: string): string => name.split(' ').at(-1) ?? name

/** "Kudo, T." */
export const nameOnLists = (name: string): string => {
  const [first = ''] = name
  return name.includes(' ') ? `${familyName(name)}, ${first}.` : name
}
