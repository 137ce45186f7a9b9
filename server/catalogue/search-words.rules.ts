const japanese = /[\u3005\u3040-\u30ff\u3400-\u9fff]/u

/** As many as a person types; the rest of a pasted page is not searched for. */
const mostWords = 12
const longestWord = 40

/** Lower case without accents: "Ōmiya" and "omiya" are the same word. Japanese kana keep their marks. */
export function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\u3005\u3040-\u30ff\u3400-\u9fff]+/gu, (latin) => latin.normalize('NFKD').replace(/\p{M}/gu, ''))
}

export interface SearchWords {
  /** Letters and digits only, so that they can stand in a query as they are. */
  words: string[]
  /** Runs of Japanese, which are looked for as they stand. */
  japanese: string[]
}

export function wordsOf(text: string): SearchWords {
  const found = normalise(text).match(/[\p{L}\p{N}]+/gu) ?? []
  const bounded = [...new Set(found.map((word) => word.slice(0, longestWord)))].slice(0, mostWords)
  return {
    words: bounded.filter((word) => !japanese.test(word)),
    japanese: bounded.filter((word) => japanese.test(word)),
  }
}

/** How many letters may be wrong before it is another word: none in short ones, three in the longest. */
export function typosAllowed(word: string): number {
  if (word.length < 4) return 0
  if (word.length < 6) return 1
  return word.length < 9 ? 2 : 3
}
