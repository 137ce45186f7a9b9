import type { FoundPlace, KnownPlace } from '#contract/places.ts'
import { foldName } from './fold-address.rules.ts'

/** A word of a name, folded, and where it stands in the name. */
export interface NameWord {
  text: string
  /** The same with spellings of one sound made one: Toukyou and Tokyo. */
  sound: string
  from: number
  until: number
}

/** A place as it is looked through, made once. */
export interface SearchedPlace {
  place: Omit<FoundPlace, 'match'>
  words: readonly NameWord[]
  /** The words in one, so that Kitasenju finds Kita-Senju. */
  joined: string
  sounds: string
  japanese: string
  /** Words of its area and of its kind. */
  others: readonly string[]
}

const kindWords: Readonly<Record<KnownPlace['kind'], string>> = {
  airport: 'airport terminal flight 空港',
  station: 'station train shinkansen metro 駅',
  hotel: 'hotel inn ホテル 旅館',
  port: 'port pier cruise ship terminal 港',
  sight: 'sight 観光',
  address: '',
}

const foldLetter = (letter: string) =>
  letter
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()

/** Words and figures only, without accents, in small letters; whatever stands between them parts them. */
export function wordsOf(text: string): NameWord[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}ー]+/gu)].map(({ 0: word, index }) => {
    const folded = foldLetter(word)
    return { text: folded, sound: foldName(folded), from: index, until: index + word.length }
  })
}

const japaneseLetter = /[\u3040-\u30ff\u3400-\u9fff]/
export const isJapanese = (text: string) => japaneseLetter.test(text)

export function toSearched(place: Omit<FoundPlace, 'match'>): SearchedPlace {
  const words = wordsOf(place.name)
  const texts = (text: string) => wordsOf(text).map((word) => word.text)
  return {
    place,
    words,
    joined: words.map(({ text }) => text).join(''),
    sounds: words.map(({ sound }) => sound).join(''),
    japanese: texts(place.nameJa).join(''),
    others: [...texts(place.areaName), ...texts(kindWords[place.kind])],
  }
}
