const hyphens = /[\u2010-\u2015\u2212\uff0d]|(?<=\d)ー(?=\d)/g

/** Wide letters narrow, accents off, small letters, hyphens all the same: how a text is looked through. */
export const foldText = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(hyphens, '-')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

/** Spellings of one sound made one: Toukyou and Tokyo, Shimbashi and Shinbashi, Ohta and Ota. */
export const foldName = (text: string) =>
  text
    .replace(/ou|oo|oh(?![aeiou])/g, 'o')
    .replace(/uu/g, 'u')
    .replace(/m(?=[bp])/g, 'n')

/** Words only: whatever stands between them is one space. */
export const foldAddress = (text: string) =>
  ` ${foldName(foldText(text))
    .replace(/[^\p{L}\p{N}〒]+/gu, ' ')
    .trim()} `
