import type { PersonRow, PersonState } from '#contract/people.ts'
import { cx } from '#web/ui/cx.ts'
import { languageName } from '#web/ui/language-name.ts'
import { NameSeal } from '#web/ui/name-seal.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { paperLooks } from '../cars/car-cells.tsx'
import { isSoon, lackedWords, paperDayWords, stateTags, stateWords } from './person-words.ts'

/** In the link of a row the name alone is underlined: what stands in a box of its own is not. */
export const NameCell = ({ row }: { row: Pick<PersonRow, 'name' | 'nameJa' | 'seal'> }) => (
  <span className="flex items-center gap-3">
    <span className="shrink-0">
      <span className="inline-block align-middle">
        <NameSeal kanji={row.seal} size="small" />
      </span>
    </span>
    <span className="min-w-0">
      <bdi className="block font-semibold">{row.name}</bdi>
      <span className="block">
        <span lang="ja" className="inline-block font-jp text-[0.8125rem] font-normal text-ink-2">
          {row.nameJa}
        </span>
      </span>
    </span>
  </span>
)

/** Codes for the eye, names for everybody. */
export const Speaks = ({ languages }: { languages: readonly string[] }) => (
  <span className="inline-flex gap-1">
    {languages.map((code) => (
      <span
        key={code}
        className="rounded-tag border border-line px-1 text-[0.6875rem] leading-[1.125rem] font-semibold text-ink-2"
      >
        <span aria-hidden>{code.toUpperCase()}</span>
        <span className="sr-only">{languageName(code, 'en')} </span>
      </span>
    ))}
  </span>
)

export function NextPaper({ row: { lacks, nextPaper } }: { row: Pick<PersonRow, 'lacks' | 'nextPaper'> }) {
  const [lacked] = lacks
  if (lacked) return <span className={paperLooks.ended}>No {lackedWords(lacked)} yet</span>
  if (!nextPaper) return <span className="text-ink-3">No paper ends</span>
  const { name, daysLeft, holdsBack } = nextPaper
  const tone = daysLeft < 0 ? (holdsBack ? 'ended' : 'soon') : isSoon(daysLeft) ? 'soon' : 'fine'
  return (
    <span>
      <bdi className="block">{name}</bdi>
      <bdi className={cx('block text-[0.8125rem]', tone === 'fine' ? 'text-ink-2' : paperLooks[tone])}>
        {paperDayWords(nextPaper)}
      </bdi>
    </span>
  )
}

export const StateTag = ({ of: state, className }: { of: PersonState; className?: string }) => (
  <span className={cx('whitespace-nowrap', className)}>
    <Tag tone={stateTags[state.is].tone}>{stateWords(state)}</Tag>
  </span>
)
