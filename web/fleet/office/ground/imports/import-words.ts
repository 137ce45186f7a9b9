import type { Encoding, ImportBrief, ImportView, importShows, Separator } from '#contract/imports.ts'
import { formatCount } from '#contract/money.ts'
import { counted, listed } from '#core/words.ts'
import type { TagTone } from '#web/ui/tag.tsx'

/** Which lines of a file are shown. */
export type Show = (typeof importShows)[number]

export const stateTags: Record<ImportBrief['state'], { word: string; tone: TagTone }> = {
  reading: { word: 'Being read', tone: 'waiting' },
  ready: { word: 'Not put in', tone: 'info' },
  unreadable: { word: 'Cannot be read', tone: 'error' },
  applying: { word: 'Being put in', tone: 'waiting' },
  done: { word: 'Put in', tone: 'ok' },
}

/** "38 new, 12 changed, 6 bad". */
export function countsInWords({ fresh, changed, bad }: NonNullable<ImportBrief['counts']>): string {
  const parts = [
    ...(fresh > 0 ? [`${formatCount(fresh)} new`] : []),
    ...(changed > 0 ? [`${formatCount(changed)} changed`] : []),
    ...(bad > 0 ? [`${formatCount(bad)} bad`] : []),
  ]
  return parts.length === 0 ? 'No changes' : parts.join(', ')
}

export const encodingWords: Record<Encoding, string> = {
  'utf-8': 'UTF-8',
  shift_jis: 'Shift_JIS',
  'utf-16le': 'UTF-16, as Windows writes it',
  'utf-16be': 'UTF-16, the other way round',
}

export const separatorWords: Record<Separator, string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' }

type ReadAs = NonNullable<ImportView['readAs']>

/** "418 lines, 9 columns." and what was done to them, a sentence each. */
export function readingInWords({ lines, headings, wide, formulas }: ReadAs): string {
  const passedOver = headings.flatMap(({ written, takenFor }) =>
    takenFor === null && written !== '' ? [`“${written}”`] : [],
  )
  return [
    `${counted(formatCount(lines), 'line')}, ${counted(headings.length, 'column')}.`,
    wide.cells > 0 ? `Full-width figures and letters were made plain, as in “${wide.example}”.` : '',
    formulas > 0
      ? `${counted(formatCount(formulas), 'cell')} that ${formulas === 1 ? 'looks like a formula is' : 'look like formulas are'} taken as words.`
      : '',
    passedOver.length > 0
      ? `${passedOver.length === 1 ? 'The column' : 'The columns'} ${listed(passedOver)} ${passedOver.length === 1 ? 'is' : 'are'} passed over.`
      : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}
