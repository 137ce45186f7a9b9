import { Link } from 'react-router'
import { formatYen } from '#contract/money.ts'
import type { OfficeOfferRow } from '#contract/offer-list.ts'
import { cx } from '#web/ui/cx.ts'
import type { IsoDay } from '#web/ui/day.ts'
import { Tag } from '#web/ui/tag.tsx'
import { daysInWords, stripOf } from './offer-strip.ts'
import { shareGiven, tagOf, termsInWords } from './offer-words.ts'

type Strip = ReturnType<typeof stripOf>

/** The offers with the days on which each may be booked and travelled, and what it gave away. */
export function OfferTable({ offers, today }: { offers: readonly OfficeOfferRow[]; today: IsoDay }) {
  const strip = stripOf(today)
  return (
    <section aria-label="Offers" className="relative overflow-x-auto border border-line bg-surface">
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-ink text-[0.78125rem] whitespace-nowrap text-ink-3 *:px-3 *:py-2.5 *:text-start *:font-semibold *:first:ps-4.5 *:last:pe-4.5">
            <th scope="col">Offer</th>
            <th scope="col" className="max-md:hidden">
              Code
            </th>
            <th scope="col" className="w-[34%] max-lg:hidden">
              <span className="sr-only">Days</span>
              <Months strip={strip} />
            </th>
            <th scope="col" className="!text-end max-md:hidden">
              Used
            </th>
            <th scope="col" className="max-md:hidden">
              Given away
            </th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {offers.map((offer) => (
            <OfferRow key={offer.id} offer={offer} strip={strip} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function OfferRow({ offer, strip }: { offer: OfficeOfferRow; strip: Strip }) {
  const { tone, words } = tagOf(offer)
  return (
    <tr className="h-15 border-b border-line last:border-b-0 focus-within:bg-paper-2 hover:bg-paper-2 *:px-3 *:py-2 *:first:ps-4.5 *:last:pe-4.5">
      <td className="min-w-40">
        <Link to={`/admin/offers/edit/${offer.slug}`} className="link inline-block font-semibold max-md:py-2">
          <bdi>{offer.title}</bdi>
        </Link>
        <span className="block text-[0.78125rem] text-ink-2 tabular-nums">
          <bdi>{termsInWords(offer)}</bdi>
        </span>
        <span className="mt-1 block md:hidden">
          <Code of={offer.code} />
        </span>
        <span className="mt-1 block text-[0.78125rem] text-ink-3 tabular-nums lg:hidden">
          <bdi>{daysInWords(offer)}</bdi>
        </span>
      </td>
      <td className="max-md:hidden">
        <Code of={offer.code} />
      </td>
      <td className="max-lg:hidden">
        <Days offer={offer} strip={strip} />
      </td>
      <td className="text-end font-semibold tabular-nums max-md:hidden">{offer.used}</td>
      <td className="max-md:hidden">
        <Given offer={offer} />
      </td>
      <td className="w-px">
        <Tag tone={tone}>{words}</Tag>
      </td>
    </tr>
  )
}

export function Code({ of: code }: { of: string }) {
  return (
    <bdi className="inline-block rounded-tag border border-dashed border-edge px-1.5 py-0.5 text-[0.84375rem] font-semibold tracking-wide whitespace-nowrap">
      {code}
    </bdi>
  )
}

/** Time in charts of the office runs from left to right everywhere. */
function Months({ strip }: { strip: Strip }) {
  return (
    <span aria-hidden dir="ltr" className="relative block h-4">
      {strip.months.map(({ name, at }, index) => (
        <span key={at} style={{ left: `${at * 100}%` }} className={cx('absolute', index % 2 === 1 && 'max-xl:hidden')}>
          {name}
        </span>
      ))}
    </span>
  )
}

/** Outline: may be booked. Solid: may be travelled. */
function Days({ offer, strip }: { offer: OfficeOfferRow; strip: Strip }) {
  const [book, travel] = [strip.barOf(offer.bookFrom, offer.bookUntil), strip.barOf(offer.travelFrom, offer.travelTo)]
  const isOver = offer.standing === 'over'
  const place = (bar: { from: number; to: number }) => ({
    left: `${bar.from * 100}%`,
    width: `${(bar.to - bar.from) * 100}%`,
  })
  return (
    <div dir="ltr" role="img" aria-label={daysInWords(offer)} className="relative h-11">
      {strip.months.map(({ at }) => (
        <span key={at} style={{ left: `${at * 100}%` }} className="absolute inset-y-0 border-s border-line" />
      ))}
      {book && (
        <span
          style={place(book)}
          className={cx(
            'absolute top-1 h-4 min-w-1 overflow-hidden border bg-surface ps-1.5 text-[0.71875rem] leading-[0.875rem]',
            isOver ? 'border-edge text-ink-3' : 'border-ink text-ink-2',
          )}
        >
          book
        </span>
      )}
      {travel && (
        <span
          style={place(travel)}
          className={cx(
            'absolute bottom-1 h-4 min-w-1 overflow-hidden ps-1.5 text-[0.71875rem] leading-4 text-surface',
            isOver ? 'bg-ink-3' : 'bg-ai',
          )}
        >
          travel
        </span>
      )}
      <span style={{ left: `${strip.today * 100}%` }} className="absolute -inset-y-1 border-s-2 border-shu" />
    </div>
  )
}

function Given({ offer }: { offer: OfficeOfferRow }) {
  const share = shareGiven(offer)
  return (
    <>
      <span className="block whitespace-nowrap tabular-nums">
        <bdi>{formatYen(offer.givenYen)}</bdi>
        {offer.budgetYen === null ? (
          <span className="text-ink-3">, no budget</span>
        ) : (
          <span className="text-ink-3">
            {' '}
            of <bdi>{formatYen(offer.budgetYen)}</bdi>
          </span>
        )}
      </span>
      {share !== null && (
        <span aria-hidden className="mt-1 block h-1.5 max-w-32 bg-paper-2">
          <span
            style={{ inlineSize: `${share * 100}%` }}
            className={cx('block h-full', share >= 0.75 ? 'bg-kohaku' : 'bg-ai')}
          />
        </span>
      )}
    </>
  )
}
