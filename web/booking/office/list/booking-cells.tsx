import { formatYen } from '#contract/money.ts'
import type { OfficeBookingRow } from '#contract/office-bookings.ts'
import { counted } from '#core/words.ts'
import { LineMark } from '#web/catalogue/site/index.ts'
import { shortDay } from '#web/ui/day.ts'
import { Tag } from '#web/ui/tag.tsx'
import { statusTags } from './status-words.ts'

type Row = { row: OfficeBookingRow }

export const Guest = ({ row }: Row) => (
  <>
    <bdi>{row.leadName}</bdi> {row.country && <span className="text-[0.78125rem] text-ink-3">{row.country}</span>}
    <bdi className="text-[0.78125rem] text-ink-3 sm:hidden">{` · ${counted(row.guests, 'guest')}`}</bdi>
  </>
)

/** A tour by its line, a ride by a car and from where to where. */
export function Tour({ row: { tour, ride } }: Row) {
  const name = tour?.shortName ?? ride?.title
  return (
    name && (
      <span className="flex items-center gap-2.5 max-sm:gap-2">
        <LineMark line={tour?.line ?? null} size="small" className="size-6! border-3! text-[0.6875rem]!" />
        <bdi className="max-w-64 truncate max-sm:whitespace-normal" title={name}>
          {name}
        </bdi>
      </span>
    )
  )
}

/** "NH 212, 19:05": its number, and when it lands. */
export const Flight = ({ row: { flight, landsAt } }: Row) =>
  flight || landsAt ? (
    <bdi>{[flight, landsAt?.slice(11, 16)].filter(Boolean).join(', ')}</bdi>
  ) : (
    <span className="text-ink-3">–</span>
  )

/** "Mon 16 Nov 06:30", with the year where it is another. */
export function Moment({ iso, bold }: { iso: string; bold?: boolean }) {
  const year = iso.slice(0, 4) === String(new Date().getFullYear()) ? '' : ` ${iso.slice(0, 4)}`
  return (
    <time dateTime={iso}>
      <bdi>
        {shortDay(iso.slice(0, 10))}
        {year} <b className={bold ? 'font-semibold' : 'font-normal'}>{iso.slice(11, 16)}</b>
      </bdi>
    </time>
  )
}

const missingWords = { vehicle: 'No car', chauffeur: 'No chauffeur', guide: 'No guide' } as const

export const Crew = ({ row }: Row) => (
  <>
    {row.missing.map((kind) => (
      <b key={kind} className="font-semibold text-beni">
        {missingWords[kind]}
        {(row.crew.length > 0 || kind !== row.missing.at(-1)) && ', '}
      </b>
    ))}
    <bdi>{row.crew.join(', ')}</bdi>
  </>
)

export function Payment({ row }: Row) {
  if (row.payment === 'due') return <bdi>{formatYen(row.dueYen)} due</bdi>
  if (row.payment === 'held') return <bdi>{row.heldUntil ? `Until ${untilWords(row.heldUntil)}` : 'Held'}</bdi>
  if (row.payment === 'paid') return <span className="text-ink-2">Paid</span>
  return <span className="text-ink-3">–</span>
}

/** The hour where it is within a day, else the day. */
function untilWords(iso: string): string {
  const isSoon = Math.abs(Date.parse(iso) - Date.now()) < 20 * 3_600_000
  return isSoon ? iso.slice(11, 16) : shortDay(iso.slice(0, 10)).replace(/^\S+ /, '')
}

export const Status = ({ row }: Row) => {
  const { word, tone } = statusTags[row.status]
  return <Tag tone={tone}>{word}</Tag>
}
